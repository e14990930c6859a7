// node scripts/icons.mjs: draws the app's icons as pictures of dots (client/public/icons), for systems that take no SVG.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { top } from './lib/paths.mjs';

const ICONS = [
  { from: 'icon', to: 'icon-192', size: 192 },
  { from: 'icon', to: 'icon-512', size: 512 },
  { from: 'maskable', to: 'maskable-512', size: 512 },
  { from: 'maskable', to: 'touch-180', size: 180 },
  { from: 'badge', to: 'badge-96', size: 96 },
];

const folder = join(top, 'client/public/icons');
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
for (const { from, to, size } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  const drawing = readFileSync(join(folder, `${from}.svg`), 'utf8');
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`);
  writeFileSync(join(folder, `${to}.png`), await page.screenshot({ omitBackground: true }));
}
await browser.close();
