/** A stretch of a match that was played (test/client/scene.test.ts), step by step; each step is kept as what it changes. */
export async function framesFrom<Frame>(url: string): Promise<readonly Frame[]> {
  const steps = (await (await fetch(url)).json()) as readonly Readonly<Record<string, unknown>>[];
  let frame: Readonly<Record<string, unknown>> = {};
  return steps.map((step) => {
    const known = Object.entries(step).map(([key, value]) => [key, value ?? undefined] as const);
    frame = { ...frame, ...Object.fromEntries(known) };
    return frame as unknown as Frame;
  });
}
