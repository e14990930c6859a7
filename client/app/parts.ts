import { lazy } from '../parts/lazy';

export const newVersion = lazy(() => withText(import('./NewVersion').then(({ NewVersion }) => NewVersion)));
export const installHint = lazy(() =>
  withText(import('./InstallHint').then(({ InstallHint }) => InstallHint)),
);

async function withText<Part>(part: Promise<Part>): Promise<Part> {
  const { appText } = await import('./text');
  await appText.load();
  return part;
}
