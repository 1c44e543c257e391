/** How a network treats what goes through it. Shares are from 0 to 1, each drawn by itself. */
export type Weather = {
  /** Of requests, that are lost on the way to the server. */
  droppedShare: number;
  /** Of answers, that are lost on the way back: the server has done what was asked. */
  lostAnswerShare: number;
  /** Of requests that change something, that reach the server a second time. */
  doubledShare: number;
  /** Of requests, at which the network goes dead for `deadMilliseconds`. */
  deadShare: number;
  deadMilliseconds: number;
  /** From the phone to the server and back. */
  roundTripMilliseconds: number;
};

export const CALM: Weather = {
  droppedShare: 0,
  lostAnswerShare: 0,
  doubledShare: 0,
  deadShare: 0,
  deadMilliseconds: 0,
  roundTripMilliseconds: 0,
};
/** A site's cellar: a third is lost each way, answers take long, some requests arrive twice, and at times there is nothing. */
export const STORM: Weather = {
  droppedShare: 0.3,
  lostAnswerShare: 0.3,
  doubledShare: 0.1,
  deadShare: 0.02,
  deadMilliseconds: 1500,
  roundTripMilliseconds: 400,
};
