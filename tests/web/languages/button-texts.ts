/** The texts that stand on a worker’s buttons, which have little room at 320 px. */
export const ON_BUTTONS = new Set(
  `common.close common.cancel common.continue common.back common.retry common.login update.take
   start.submit start.resume start.choice.resume start.choice.new start.choice.otherPin start.done.show start.done.another
   start.done.remove start.done.back start.shared.begin start.shared.end cards.add cards.edit cards.remove cards.addCard cards.addOther
   cards.removeConfirm cards.removeCancel cards.retake cards.chooseOther cards.save cards.saving cards.sending cards.drop cards.keep
   cards.holder.again cards.holder.trail cards.earlier.find cards.earlier.finding cards.earlier.copy player.act.next player.act.confirm
   player.act.save player.act.check player.act.saveSignature player.begin player.continueFrom player.saving player.checking
   player.waitShort player.map player.done.print player.done.forget player.choice.show player.choice.mine player.choice.saved
   player.forget.confirm player.forget.cancel blocks.openDocument blocks.enlarge blocks.larger blocks.smaller pictures.camera
   pictures.gallery pictures.remove pictures.cancel exam.readAgain signature.undo signature.clear signature.larger signature.largeDone
   signature.typeInstead signature.drawInstead signature.edit codes.send codes.sending codes.resend codes.busy codes.backToPage
   sending.giveCode sending.sendNow sending.openPage permits.pages.back permits.pages.next permits.people.choose permits.people.remove
   permits.sign.act permits.sign.grant permits.sign.sendBack.act permits.sign.acceptWork permits.sign.rejectWork.act permits.phone.next
   permits.phone.begin permits.field.refuse permits.field.suspend.act permits.field.suspend.confirm permits.field.resume.act
   permits.field.resume.confirm permits.field.extend.act permits.field.extend.confirm permits.field.signExtension.act
   permits.field.signExtension.confirm permits.field.handOver.act permits.field.handOver.confirm permits.field.handOver.choose
   permits.field.handOver.other permits.field.signHandOver.act permits.field.signHandOver.confirm permits.field.endWork.act
   permits.field.endWork.confirm permits.watch.note permits.watch.takePhoto permits.watch.photoTaken permits.watch.forget
   passes.savePicture passes.remove passes.back passes.renew passes.again checkIn.act.in checkIn.act.out checkIn.back renew.start
   renew.goOn renew.newPass readAloud.listen readAloud.stop evidence.download.act evidence.download.fetch sharedDevice.person sharedDevice.stay`.split(
    /\s+/,
  ),
);
