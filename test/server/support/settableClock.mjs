// Loaded before the server, whose clock is then set by messages of the test: as if somebody had set the machine's.
// Time that only goes forward (`performance`, timers) is left as it is, as it would be.
const RealDate = Date;
let shift = 0;

globalThis.Date = class Date extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + shift);
    else super(...given);
  }

  static now() {
    return RealDate.now() + shift;
  }
};

process.on('message', (ms) => {
  shift = ms;
  process.send(ms);
});
