import { createHash } from 'node:crypto';

/**
 * The passwords that are used most, of six characters or more: 1,500 of the public list that zxcvbn carries (from leaked
 * accounts) and some Finnish ones, each as the first 7 characters of its SHA-256 in base64url.
 */
const BEGINNINGS = new Set(
  `
  -56_GBA -82Pm_t -8rr78u -Dz_gGa -FtDBno -Gomp89 -GqoaMO -KjyGjU -L_3FWt -QLe9IV -RamtU_ -THDCPx -V_J0lU -VaKWpP
  -Vm-D-Y -YRtdKE -YYNTB_ -_s4bv6 -c3gvqy -gd3vwJ -iEV-NV -isZtoT -jQBFEm -lv4eay -nbZmtl -nwXGsl -ojeAkN -sRF9ZS
  -v6X997 -xK7blg -yboWYy -zipP9i 0-nAPSv 0-zFt_4 00pWmre 01okfgd 026cR6I 032WtCr 03aKqSR 04aBB0R 05gUgzt 05vaK7g
  0HhMaxe 0IH15AK 0K68fwm 0KgAtYV 0UpzEL3 0W8G_iV 0WrtCkg 0XEIdH6 0Xdc28- 0_QAeat 0aS-GbP 0gWvsub 0i8RWr1 0iKhjWR
  0kJZvhN 0mQYiO1 0mU_98u 0o6197S 0pmSf96 0qG6eIO 0rgMsWn 0stJIWd 0vEp3TB 0zTLl_L 0zTLrEu 1-BMumq 1-g-KKB 15mHBRo
  166d51C 17iYj4_ 1B3GOF6 1CatK-V 1EMmiIX 1Fle59m 1KWbBrP 1MNjAl- 1N8uwlP 1QztQ1N 1W0P9pt 1Y2kHg9 1aXWa5T 1eNIGYQ
  1gK_j0c 1hj7FXp 1ir4T0d 1k3r2UL 1qBjm8X 1qOJFnj 1vmm-UN 214Y-um 28SgQyc 2AjP1mI 2BvFmn9 2E9pH8S 2G3G5gs 2GW2W9s
  2LAbJDW 2OFhz5e 2OZsfFa 2QNXOM7 2S4GsyX 2TwJCiz 2XmIVEe 2b4ngOd 2i2o5xy 2kVLArR 2l_iCYj 2nD17HI 2qrW5WB 2zPKYM5
  3-9eU_m 30rEFiV 30sQhu2 31nCV3h 39De4z8 3DVex1o 3G9-ejl 3IFKJcO 3IRd5pZ 3KbslRD 3LaI35g 3NeevOk 3RMKhJ1 3Uy5z1L
  3VbeQTe 3VoTeIy 3WZD6fA 3_xQSqV 3czD7pm 3g3oKsa 3nm7kEf 3nzvYa6 3oVmVvV 3r7i6nn 3s9RO57 3sWKt9f 3tj7ejI 3vrgQVi
  4-k7YL1 41mSotM 44gHXaT 45Wr91e 4A-e9Rq 4FUPIJE 4GfovrO 4KMuXPc 4LIruOt 4LxgyCc 4MCMKx9 4RGh732 4S8CBXl 4SkkxSu
  4UEDBjb 4US54IF 4VERwf1 4YGz38v 4bYVrya 4fxF94g 4i5fIYF 4k3SIQg 4rxRIkD 4s3iK4Y 4tJ5y6R 4xq2Q8R 5138Rea 52PSoJd
  59NoVxW 5C3ddIw 5IV_bax 5Ic4OdS 5JA0z0v 5K2Tyge 5NbcD24 5O4G0T9 5OfwbOm 5QHDW9_ 5RKgVYN 5RnUFsi 5SY65-m 5U_GtRk
  5WD2y4O 5dUD1Fg 5kdwilI 5kf_5hM 5m6adp0 5oNnk1i 5pfFETz 5t6xCmV 5uYu5Vg 66SuM_V 67Peij2 6AMmBER 6DZkJVx 6DwcQ4j
  6Fcogk8 6H9Gj7k 6HGZWVX 6HYOiqc 6MPcSN- 6PVoYtd 6UHoCIR 6WBadAC 6aY6TrF 6bcZkbf 6c7nGrk 6g31vv8 6jhhdaX 6mbwa9j
  6qK97TL 6rGKfr5 6uXX1Bj 71EwYhT 73Q4URb 73l8gRj 75K3eLr 75TUkrt 76rq75l 79CMsmb 7DYgRwU 7F9wFCq 7IfQ4HN 7L0QU1j
  7LBwXIN 7NGMamZ 7NcYcNG 7OC2aST 7RLrIAA 7UXWJrB 7UmIewA 7Yd5oiI 7i7ir5D 7k4w54C 7nmXbJO 7qx4FgB 7uXLZgG 7ungFyu
  7vE5TuO 7yJmqlc 84pQdue 88LOF2K 8AfsNiP 8Cn1wtj 8CyWNXS 8I9Eil5 8LE5JCt 8WMlaAC 8WX8stK 8YyupVj 8ZlqfNp 8aWDs_W
  8bwQdrE 8hrf0Zm 8nWFwDS 8tgaJg3 90jQx9W 98AIQ4x 9AX5XC9 9B8seF4 9CQED1r 9MFKEEB 9QxR7SM 9ZA_UeN 9aOOQkX 9hog2p6
  9idNmJI 9k9ipZV 9o4-zac 9oTaPOf 9qncsYd 9vyEyfI 9wf92ny 9yN5Kc3 9zYOp-v A0WgNuP A6jw3Y7 A73RTvh AASLpdc AAwoVFf
  AD3haPM ADkN4rc AHYpNAh AHrEIAt AIIxqvm AJ26flQ AQnfO_u AWIRSDB AYzD6LT AZsWjqr Ad8sxvp AdAn-Zx AglELhF Aj9TUbl
  As4JgO7 AtMvKKi AuZ0Tro AwlxT0z AyPuuLL AzBjiDd B1pCGgH B25xOGy B2crISN B2qJwjF B6CjvRe B7gjTS4 BCLULGi BH0NIdz
  BJpowVw BMKZjz1 BOd7-Pl BOjgJ6O BOlBjut BQimNER BQpaEp1 BS2Z6o8 BSKlXi1 BTHk8b2 BU2h6Lw BX98sb4 BXugPWx BYzpvZX
  BZoAGSW BayHRP_ BcX27yG Be8TDGK BgBrrCf BmFlKCC BokhGmL BqHYv3_ BqRzUOq BvodNGA Bvyknoc BylWMlO BymaP4h BzB3hAN
  C0vXfOx C7CdgGA C7nlSBi C9d7QI0 CCNMlIt CCkQMgX CEMoxTq CHdRg7D CL__e2q CLtCowy CN3_Tr4 CQU9vDm CW6Lu48 CcWH-yg
  Ccwbk87 ChSheXk CilGsTW CjSKxNl Ck7yU-P CkNG-Aa CkmS6kQ CwS61X0 CxTVAaW CyMZ3Bz D-rhbVU D0fdh83 D0iGg0J D81Wily
  DAjA0iO DD0S_ZO DDv1Rdh DES-n3l DH-4jEM DQWEWjH DQbXlU4 DSK8l6P DYFoRoj D_n5SPg DgapP3i Dh1ZMhp DiXVfb5 DoISdjv
  DzToMuj E0nV4YQ E2b6xxF E2xnZXY E4CWaPt E6XCAuM E7H37Fv ECYm6s4 ECzxC1K EE8k4V9 EFepYE4 EGnzXVS EGsIYiS ELBcRG6
  EP6Crbl ERSNj2r ETTk9KE EY7mVJ6 EYARvvb Ecj3XMA EdQEF5W Eg9uW06 Ej_WZqo Ek7UptB ElY6cay EndTSM7 EpRPIjM ErZZcEi
  EtRxON4 EuHTSwC EuoS6s5 EwVIWnE F4XPw7x FBEkKyE FBJWxcF FCcr02H FIvT_bu FPIsPM- FQZddx9 FTLnbb6 FX_FUSG Faz9x1_
  FcbWERk FdC17GT FeKw08M FgK0BIs FhTO7sU FkLBGG8 FrAih-i G0yRM9p G8sDfQA GAGwlAI GAygG5X GBODcvr GFX4_g6 GHHuRyT
  GMxPCmY GMy6GG2 GQaxsUw GSwzyqw GT0wQ-A GTEwcgL GTTYv67 GTjKyhe GUYbQ7u GV8ztQ- GWxWLLX GYDTkn8 GYvsr5x G_C4EIE
  GaAJjmQ GeD1C88 Gi0-PiJ Gkm_uo- GmwCyUC Gnlmjqx Go2d6Uk Gr6PWsp Gw3JPIW H29pnHW H32HN_c H4wXl4n HAnl15A HBi8IhT
  HCLyasT HCQzPKH HDmgEVD HEQ8q7n HEZzOcl HFZ6L_G HIv-j4A HKfjf3N HLVCIox HOLMShG HPGKJDw HSVrXSC HUtBydu HZdd2r6
  HbAEa4s HbSgBBh HfGFQBX Hgji66x HoSFVjC HpzDdnj Hs1BwD7 HtJGez9 Hve7G6l HwBuNBS HylqMM0 I-62nGg I01tMey I0BIbuY
  I0Gk1aa I4oxTLN I7XtKaH I93aSBA IDtwta6 IDuK3kq IHD3Jf8 IIrVXkx IOCeQ0k IOstYDN IPZFxwO IPdZoWJ IQE0hXl ISP2zam
  ISbuMqQ IU86g4Q IUSlb3c IUmbgpO IWZcogH IY03PCh I_6qW7y Ibs2rQY IcWE9m_ Ihs3_Nt IoWHf77 IqnNTY6 Irotbyh J1G2b9X
  J1vKwiq J4C47vm J4o-fVz J6D2ReI J8xplPw JBP7Nwm JDgBEGx JIs7i_p JItXxcq JNnHsZg JVwFkxb JZqo75i JcLBUiq JiO7GH1
  JjLsBuL JkyMOBv Jn7tM9x Jq5h3ml JqBTcGE JsHQYsx Jw12x4s JyI7gpY JzRYp-2 K-TjOqP K0pZ_sP K5mdvJX K7gNU3s K8Blk4H
  KA1Eqx6 KCdLOzN KFYca2j KIejLgJ KKUW8KZ KM0sXBX KMlIPQg KPARbvQ KPYVUVB KWHFoP6 KZ1mMdY KdjNpCy Kgl4Oxx Ki-CKtU
  KlOar1r KnMt-Oh L0Xi0XJ L98c8XR LFmENuV LIxPAN7 LNZa_1b LRIPvBu LUeVtaS LZmMtHG La8ObHk LfhKZ5r LkucwkK LmLI1gL
  LmiHyHR LoRK1lH LqDSXlG Lr2jl1Z LwAwxTU LzS3pFH M1isvpO M2ZlsFH M3uNLB4 M5O0Hu7 M8YUyjz MAm-dp- MGMxpv5 MIc4uBl
  MKmJr8g MMHVJNc MMVGH8J MNDgNeS MONj0-j MSQzwoN MTweyio MVBqhEi MVGo8if MWUZV7V M_eqNNt Mbugtp6 McdNRjm McyWUPP
  MlTHmzg MvmH7NN MwoxKcP MypVKQn N39VZqx N3l5EPR N5Iktxo N7_ctMU N7o4gRC NA1gA5K NAJZuSZ NFF8g9K NFUHFQY NGeTR2r
  NHasCgr NKBABby NKUz39c NQx1S6T NTednAC NTkPVFP NWAiCOh Na8l9aX NaR703z Ne1lses NfhYJbk NgM7q_t NhTjY5w NilgWcy
  NlTbRH5 Nuar98y NwsSbfB NyHhoq1 NykNdKx O0ddcmS O3TdA4Y O4DTj3a O7aN5g9 O9zcRpv OB6tOjF OBArS41 OBz7bh5 ODBYCo7
  OEf7rwg OLwUomi OMC3PKu OWzpNuc OXKQXMW O_Ob8_5 O_r3aCC Ob2bjCG OeT1uu7 Ofvoevs OgIlBjv OgMbjNS OhINwVi Oift1pW
  Ovjktpv Ow_g00L P-H3WEg P41ArWo P5QVg3D PApXm70 PEDGqmu PGYVeET PMhJJ5u PRTC1OT PVU0me8 Pf_HKnL PgTadtd PmB4yBE
  Pt-XNd4 PtH2Ide PvgcsYv PwwtXeU QAfUYpI QAsYHIe QBSwLaT QBywo8l QE1TVOH QF5uAnM QIjQ1bj QIx8WIe QJjhqI_ QKhdcF3
  QLG7tUR QOHj2hy QPWYzHZ QPxnGKg QTjPvF0 Q_95LXn QaN_WwL QbTV6FZ QiGg_D3 QoVC5g2 Qs3TOCC Qs4ectU Qu-EHcJ R-G6Zpo
  R0jUyAK R18KSVJ R5RGN7M RANpx4w RAT1t6i RFkpJnI RLPFAD2 RNPz6cH ROjdNsV RatblZG RdfELLZ Rh8JVWw RirsLKi Rkl-uhM
  Rm0anMU Rn73ZgB RnQwkJH RnsbhaD Rox7ZEn Rq3w5HM RthhRnd Ry3mMmV S2PDRec S9vCFdj SB9swFE SDfddR1 SFtmjGM SP4gsUO
  SUYLe7v S_vffr7 SbGRz4E Sdwy0UQ Se_3R_e SgRuM-z SgekMQA Sgozmwx SjiYmsG SlCY2af SsE0lkh SuGRWDS SwWreJP T58QswT
  TCr3erf TG64e1A TMdCv4G TR0T_f2 TR5YyQs TU8mNpF TXjmLYm TZy3pRH TahgpZp TclBhVW Tcqw2Cz ThgSPg8 TmKenbz ToL_wue
  TqXuaP6 TqfqSRc Ts9WXUw TuNnmJL Tv2sk6p TyeM3d9 TzIESmV U1lVy7d U1nuwTd U4C0-t2 U92v7jG UBkDDZ6 UCJHKyg UCkTv91
  UDDFvQA UFc6yZm UHLxmL1 UJTcrWG UNs4BbT UQEz_gK UUat4vP Ub9VAqc UbkS80r UdO6UNP Ue7tclH UiznBX_ Ujwm7uW UlGDhsw
  Unqp9DF UpLydQE UqKYFbT UrA83cX Uujkezj UxH94Bg Uy8BHsi UzaZavS V-nbpcx V0Or3d3 V8e7G7d VIo5YZq VMWz3UW VNXLLTM
  VOcTQMh VQmEDQh VRXqK0S VW-ctJi VW8H0Jh V_rIVy7 VbEbQWY VgBxX0K VgCumbF VjY-WAU VszE3Py VuEjlIU Vv5D90j VvCdf6n
  W-CIi74 W3WnMkX WCfYtne WCrWXtD WI0sHR8 WJcmWUA WPh-Jl2 WUSuhJR WVSZ-Iu WViimGd WbJhgjI Wcmuh8d Wl7fM2p WmOKEoy
  WnsukZ2 Wp2dzvt WqeuQrs X0Ctzrv X1WsbDf X9kkYl9 XI9Syii XIBWXbb XJe4kVn XRkRWya XS0863q XXJDYla XdRoeLs XgF2ydI
  XgXLUVt XhCq87x XohImNo XpD31T- Xsdy86K XtH_al1 XwNlyXj XxbD4vS Xy_Ssef Xz1pUsX Y1RQUDA Y2QCZIS Y4Lerx9 YAjCb0R
  YDisTXi YGGRP4g YIX-4pl YImFTJT YJYOZcd YKD3i1B YWGwooQ YXYKsn4 YZoszxJ YZv3SoS Yb_-qSF YggPlqK YipJTT6 YnCAV_q
  YoYSuAP Yx_6ULW Z-D2xQ1 Z3cchwE Z6T0Xw0 Z6fVd3_ ZGBmLiF ZItKH9s ZQg9ixg ZXzU1ox ZYcq05l ZcP3VkG ZehL4zU Zg9WVuP
  ZjazGBH Zly3YuO Zmg87_r Zsf3oyb ZyBW5Bx _0jlEeF _2PRSb1 _7KRAyg _9Cu5e3 _E_hryt _FH6rY2 _FL6vpT _FopnNb _GE7Tf1
  _I25a6s _Igao01 _MOiP8c _ONVnlp _P0HXL4 _PNkKOg _S72r0G _SFoGM7 _SRacY0 _TW3Bie _abPL5I _bfVxwG _e_1Kr8 _gJmFVU
  _jhK235 _k906RC _oeHZ5w _wZTWsE _xtKJ1Y _ymOTE- a98LLfw aCa1-y4 aDJZ_qu aG7Rdvx aK3t55J aL51UIR a_vXCdX adQhH4m
  aeOZhRy aulcpfg b-8tkxX b-bDVyj b2d5YwI bC2QjUc bClv3lW bGAVjPO bKE9Usp bKh5sOJ bLCf5yo bMHv3wn bM_6SXf bNUSqBm
  bQik5jD bRFzxCT bRxYWVU bSBYBuG bV7x_ba bVlPTMo bbZ92_D bbyB8Pp be8pE3j bgDNViz bol0SW1 bsyuaHf buSkac1 c-y0udg
  c0modt3 c3QFSNI c55y8ts c80bFsT c8ZUsc9 cBAzriZ cBuu2bB cCcPu0M cF2wYD_ cI5LKjJ cLHo4Ge cMvlErA cNmBZqy cQw5Bsq
  cTDfQzV cUt0uf1 cV3ISTw cdokjGB ckbSsrn clNMSpP cquZT6L ctAWa1c cvS-idb cvfIlK1 cwVR9br d2SId1U d2r5QBZ d4EROpn
  d8ZpFkw dAmyUNW dN1zC1w dOz08iQ dPHD4qN dPygMlt dQsKH4l diBwxht dmpa0KN dobSCnT drHuWC2 dtNuKhx dwSfb4i e-iNoPC
  e4UXW0V e5if5Yi eB4bqIR eCa5WLe eKft-zr eM3mTD5 eP4_BXa eQR5H5u eT2heuw eTfIkV- eaapM9_ ed6yuSw eeqTWBg ei7ED_i
  ejGAujP ejRbpeG em2FljN en8EwKo eoUOhf6 eqT1w5Y eqsGzZC espnhKk eu5bXbu eytUerU ez5839v ez91hIA f1vP-g3 f80999w
  f9BvDip fCUjyYW fIFZ3S5 fNWM3WS fUxciJT fb7yemc fc9Af6h felzZ8n ff73rtI fqfYiCI frKBX65 fugRgVD fyd0si8 g-1SB6Q
  g015yqb g2BjKit g3FqNVF g93OQoe gAHCdDl gApRP4b gFN9ZdR gFRcLQR gGlWNVo gHoJRAQ gJdOUEE gJk_BUv gLFQnqN gNQcVKj
  gNcRQPd gR64G50 gStwDcz gU4q4Dm gY7-Rqb gZg3od- g_p05wJ gaxKkwW gcFtM3o gcUrRFe gcnWEot gf3_KD7 gm01H0_ gm7K1K4
  gnlhtI0 go_rt2C gtMEK5Q h0X4ZkC h50T9CV h6cMoAy h7voece hAgV85w hFix1lH hG0SS2e hG9qdv_ hIvpRAE hPCBJzZ hSZoN9_
  hSmraJk hUjXX8s hUm5TNa hXOPj5p hXhZO5z hYgxCph hZB8_ia hf18iJ9 hht0daI hsErpnN htYl7P1 hzrJ_-p i-KXjjQ i1kcwxP
  i5souvX i7DPbrm i9EGmCK iB7oFWt iHmt3rG iKGIHwA iLHMpZB iLUUGlC iatTCsR ijIkvjj ijiamrR imKOLSB invidvj iwDvO6k
  ix4qDU9 iy-kiA1 j-Ju-9b j0o8_Zv j2Ezd3K j7YsRBL j87QC2z j92IDwl jBzbnLT jColJgI jDvJezb jE_YssJ jGSaj4X jGjPZbb
  jHQpnhz jLvPKdn jMExpW6 jOF8Fth jRYw1K1 jRZJhFO jT4L9oX jTqhpvI jX1Tl_i jZae727 jaFOfqK jbBJ3IF jdntEHm je879de
  jgobCtp jmdApVJ jpJAJaJ jqdIsJs jsPpmt4 jumTjku jw4vduI jyf0Mvy jzawhUb k0dYCqQ k0oR5gJ k9v7EWl kHZUibS kKbVPfR
  kMwzpBt kQN6GOw kSRuYO1 kTElnQ5 kTpT198 kU7EKYj kX67M5a kZ5oDuR kbTRQoI ke0u8V7 kekkD0F kfv1Jq9 khF84R6 knTUnCe
  ksfXG5X ktdLuL3 l1mSNXS lAnWiCb lH8YdQb lJnmrv- lKLQCZY lMQUNvA lNw1TMq lO3yjG1 lUx6H4Q lWuvAkC ldna7js lhHWbS0
  liMUt-8 libHREc lkqUMf9 lo4tWwh lri0Oxm lsrjXOi lylktmv m4kCXOe m7jAnBz m7pcU6B m9Lvep3 m9ZCzfT mNnVmpB mSNF8ht
  mTuXYDd mX02USA mXBiZmZ m_UBxXI m_oLUKk mb3gaK8 mhOp0cq mpAEA6w mtJB3L9 myxjx3y n-OxjER n-k0F4U n0Wqma2 n1WBinI
  n4-F0Db n78mG2L n9c6skR nA4Sap8 nBXoFga nBiA-SK nDEloAg nG1AW7o nHFaHBs nNxsR6o nOjbkiq nXd5NWJ nacBdjd ndFkcD1
  nfawJqj nhVR4xs nkYz2HR nlGZwtA nmHWqxA noYZQa2 noiwZ0C ntFC1gx ntbDNsW nwyYndP nyoI_eQ o0QQaeQ o1d7gDo o2hgZRS
  o4Ti-Gj o9ku8A6 oB7a2Rw oD7YJAS oFHmLBb oFYf1kn oIEaR7H oLfCRfq oLgUPFZ oOl_aF4 oOySexB oVEvsZV oXREVQ4 ob0TEtI
  odvlQ-N oeSNrsV ohFORkp ohL1W6k okcMnRN olknas8 opLxuWr opRF_Zw oqUvPrq otP81o9 owyJtEb oy2dfGG oyBID1N p2t_Jba
  p33optq p4rktNL p6ObcvK pDF0JGk pEGxX-m pEgpSmK pFmJFhf pI_fhQf pMFe8LJ pMcdBDv pOzvqfY pRKA-W2 pTW08At pXYsvis
  pXoHyyW pY4DIgv pZWXw8s p_6dy8r pbgQoxk pc0dfL3 plf6hVd pomZrdM prcKilB pscM9Nb puE7yRc pwLYZWq pwpZs5g pyus1RR
  q3PVkOV q4AXfC- q5GoLRT q8UppLZ qEVxOUt qGGJNxM qNZCTCI qS9r23V qUGkxP0 qV3E6Jm qaPjjuJ qcQ76Uj qdHngGh qeVZe6S
  qeeor4m qkwdLD0 qoZvOKY qpcwIVD qs51rqX quCgn_X quW-X2R qwsXmUY qxy3EvL r7afaFg rAEK1uP rBOotTT rHvfspV rPnpcWA
  rR0KM9F rTE-dYu rTpnH0K rUlBOGw r_YwG8M r_ZOT9U r__nYl9 rdsPXng rlCtgaL rlqFOHM roDz--J rs3vmYc rs8N4Zc ru272UP
  ruQIhH0 ruutSnl s0Fh3-n s0zUqXz s3HbxLA s9TNZBy s9owBMf sAKmNGR sBIKtFl sBd0Nms sCa8yq_ sH4UVS0 sH8_x1m sNNRixq
  sOKLUjY sPYKBGn sUgwKfM sYa6H1M sZRgENw sbpAHGJ scxT9fb shM8w77 skcdlBv skmXoZ9 ssA_fmq ssAcioo stNVJeD t-PwpFV
  t2mmmDt t2rvqP5 t3xOirL t56he3x t9-iZq2 tB5lYKR tHBX-BC tJPUg2S tN74IXy tO9J-1D tOa_AVa tOePHK- tRl2Ix5 tU8IYjr
  tUoa-LZ tWEN4fb tWdkgaa t_xuquG ta0SEwe tghuYTe thlvd4S tiWpCvv tkhm2dS togj7e0 tpDNvln tq00sLa tqxE4_Q tru8bwS
  tvKSAAK tvjUNKh twWaesk txWLZKm tySc0HP tzhG3VN tzlVMOT u2HvQIF u2R-KbN u6nmwJ7 u8XmYeE u976KVD uC5yO0Y uDSGZUO
  uFEJMtr uGpwjrl uJ2rgIx uRjD-RF uTUklEY uVy8_gz uYi1g3w uaNlxNJ ub_TIJl ud2WDBd udLBvEA ueQOSJO ufGVxcx ui0IMOZ
  uikpe2x ukfFUpU unI0NaZ urwb2Oy utYidNN uv9Ptiy uyys2cR uzoSpSe v75WiF0 v7MBsmy vAIKNbf vBK48xz vCNqir0 vDMtAB4
  vHHeI0F vKVjxG2 vLFfghR vMBw-lE vNFkK8o vT2uX7k vVz_ZQg vW5Q0YL vYTcYzZ vZOMaI9 vbHMJY1 vdZdzZ8 vdh3FlP vjkreSg
  vqr6UQv vuO1XTr vv2BK04 vvoVbwK vvy3X1y vxXWzh1 vz95XUv w-jpmb9 w0n4z7u w0zjEZi w2wYjWS w5vHN_r w6uP8Tc wGsM_gz
  wKSUIUP wKY8Bge wMSmmxe wOIaj_h wPF3nBb wPrV5mw wS6oEHo wSqMW1e waHkqhA wc8CRXb wdNcw0c wgNj5oa wirstkH wjrW8YQ
  wm5XzjO wq_dOFZ wtIUpIT wut4mLt wwsSZ3k x3Xnt1f x5BMlVE x83i_PU x8CEMYt x8Exknb x96V1ur xG2H8ft xJuHbAX xM-U51t
  xOSGaVO xUIsBSv xUmt3IA xXs_HNB xY3Qo3Y xYfe-b2 xbOJvrC xcLlTen xeFU4hU xgTavJW xgqsT85 xj14cDe xkl1ujz xoWiybq
  xolDvl7 xps25is xsIwesA xstQ5-6 xtTE4yS xuftJwm xzw6B7Z y-r_MU7 y1gV_lw y3elZq_ y3pXQjR y7ysrw1 y8F-1O0 y8RxymA
  yA9jAUx yBK4Rr2 yLLIo-2 yM6Wpbo yMOLnIc yMeByWy yMl83SU yQImgPi yTRMXxB yUu18mj yVZMW7d yW2sBAX ya5aEK6 ybgrkK5
  yf1T8yZ yfQAiUp ygtkLtD yjewr9n ylLn0cG ylX9r7E ynAMiqC yq6sMYT yynaJqH z-cw5G7 z0B_4-q z3JK_FB z4DNiu1 z5wcuJW
  z9r7BFL zAuKlai zF57QHe zFVpyl8 zK3Zmxb zKRXQH8 zMgnJnN zQjExDF zYQepcK zYefdMb zaPDc_G zayUmjF zbWTVfO zeSFN8o
  zfSX4ey zg_ufmH zh2AHRU zhSE9QR zmX6QbF zqbghgV zrAKkVJ zshHjS_ zwYi7yp zwuFT1o
`
    .trim()
    .split(/\s+/),
);

/** Whether a password, written in small or capital letters, is among those that are tried first (contract 8). */
export function isCommonPassword(password: string): boolean {
  return BEGINNINGS.has(
    createHash('sha256').update(password.normalize('NFKC').toLowerCase()).digest('base64url').slice(0, 7),
  );
}
