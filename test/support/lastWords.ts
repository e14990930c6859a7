/** Says a line to whoever started this process; waits where they read slowly, as a full pipe takes nothing more. */
export function say(line: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(`${line}\n`, (error) => (error ? reject(error) : resolve()));
  });
}
