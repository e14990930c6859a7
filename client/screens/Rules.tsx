export function Rules() {
  return <main />;
}
