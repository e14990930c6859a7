/** The first thing every command does: an old Node fails later with messages that help nobody. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `Pocket Arena needs Node 20.19 or newer, and this is Node ${process.versions.node}. ` +
      'Please install a current one from https://nodejs.org and try again.',
  );
  process.exit(1);
}
