// What a test run prints: each step's output in one piece, a table of all steps, the closing line.

/** A step whose result is one yes or no. */
export const verdict = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });

export class Report {
  #rows = [];

  /**
   * Runs a step and notes its result. `live` lets its output through as it comes; otherwise it is held back
   * to the end of the step, so that steps running side by side do not mix.
   */
  async step(name, work, { live = false } = {}) {
    const began = performance.now();
    let held = '';
    if (live) heading(name);
    const onOutput = live ? (text) => process.stdout.write(text) : (text) => (held += text);
    let result;
    try {
      result = await work(onOutput);
    } catch (error) {
      onOutput(`${error instanceof Error ? error.stack : String(error)}\n`);
      result = verdict(false);
    }
    if (!live) {
      heading(name);
      process.stdout.write(held === '' || held.endsWith('\n') ? held : `${held}\n`);
    }
    this.#rows.push({ name, ...result, seconds: (performance.now() - began) / 1000 });
    return result.failed === 0;
  }

  /** A suite that cannot run here: skipped, or failed where everything must run. */
  missing(name, note, { isFailure }) {
    const result = isFailure ? verdict(false) : { passed: 0, failed: 0, skipped: 1 };
    this.#rows.push({ name, ...result, seconds: 0, note: `SKIPPED: ${note}` });
  }

  /** Prints the table and, as the very last line, the totals; returns the exit code. */
  close() {
    heading('summary');
    const width = Math.max(4, ...this.#rows.map(({ name }) => name.length));
    const line = (name, passed, failed, skipped, time, note = '') =>
      console.log(
        `${name.padEnd(width)} ${String(passed).padStart(8)} ${String(failed).padStart(8)} ` +
          `${String(skipped).padStart(8)} ${String(time).padStart(9)}  ${note}`.trimEnd(),
      );
    line('step', 'passed', 'failed', 'skipped', 'time');
    for (const row of this.#rows) {
      const note = row.note ?? (row.failed > 0 ? 'FAILED' : '');
      line(row.name, row.passed, row.failed, row.skipped, `${row.seconds.toFixed(1)} s`, note);
    }
    const total = (key) => this.#rows.reduce((sum, row) => sum + row[key], 0);
    const skipped = total('skipped');
    console.log(
      `\n${total('passed')} passed, ${total('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    );
    return total('failed') > 0 || total('passed') === 0 ? 1 : 0;
  }
}

function heading(name) {
  console.log(`\n──── ${name} ${'─'.repeat(Math.max(0, 72 - name.length))}`);
}
