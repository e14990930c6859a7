// Loaded before the server, whose clock is then set by messages of the test: as if somebody had set the machine's. One that
// is started again finds it as it was.
// Time that only goes forward (`performance`, timers) is left as it is, as it would be.
const RealDate = Date;
let shift = Number(process.env.CLOCK_SHIFT ?? 0);

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
