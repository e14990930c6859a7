import type { Browser, Page } from 'playwright-core';

/** The frames that were due while something moved: what became of them, and what took the time. */
export interface Frames {
  readonly due: number;
  readonly presented: number;
  /** The longest that the screen stood still although something moved. */
  readonly longestMs: number;
  /** What of Chromium had work for how long, the most first: a profile that says why frames were missed. */
  readonly work: readonly Work[];
}

export interface Work {
  readonly name: string;
  readonly times: number;
  readonly ms: number;
}

interface Traced {
  readonly name: string;
  readonly ph: string;
  /** In microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly args?: {
    readonly frame_reporter?: {
      readonly state: string;
      readonly has_compositor_animation: boolean;
      readonly has_main_animation: boolean;
    };
  };
}

export const DISPLAY_HZ = 60;
const CATEGORIES = ['cc', 'benchmark', 'devtools.timeline', 'disabled-by-default-devtools.timeline.frame'];
/** Each a stage of a frame that none of the others has in it. */
const STAGES: Readonly<Record<string, string>> = {
  FunctionCall: 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  Paint: 'paint',
  RasterTask: 'raster',
  'DirectRenderer::DrawFrame': 'drawing to the screen',
};

/** Traces Chromium's own account of every frame while `act` runs. */
export async function framesDuring(browser: Browser, page: Page, act: () => Promise<void>): Promise<Frames> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as {
    traceEvents: readonly Traced[];
  };
  return framesOf(traceEvents);
}

function framesOf(events: readonly Traced[]): Frames {
  const moving = events
    .filter(({ name, ph }) => name === 'PipelineReporter' && ph === 'b')
    .sort((a, b) => a.ts - b.ts)
    .flatMap(({ args }) => args?.frame_reporter ?? [])
    .filter((frame) => frame.has_compositor_animation || frame.has_main_animation)
    .filter(({ state }) => state !== 'STATE_NO_UPDATE_DESIRED');
  let missed = 0;
  let longest = 0;
  for (const { state } of moving) {
    missed = state === 'STATE_DROPPED' ? missed + 1 : 0;
    longest = Math.max(longest, missed);
  }
  return {
    due: moving.length,
    presented: moving.filter(({ state }) => state !== 'STATE_DROPPED').length,
    longestMs: ((longest + 1) * 1000) / DISPLAY_HZ,
    work: workOf(events),
  };
}

function workOf(events: readonly Traced[]): Work[] {
  const works = Object.entries(STAGES).map(([event, name]) => {
    const done = events.filter((one) => one.name === event && one.dur !== undefined);
    return { name, times: done.length, ms: done.reduce((sum, { dur = 0 }) => sum + dur / 1000, 0) };
  });
  return works.sort((a, b) => b.ms - a.ms);
}
