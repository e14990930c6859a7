import { lazy } from '../parts/lazy';

export const installHint = lazy(() =>
  withText(import('./InstallHint').then(({ InstallHint }) => InstallHint)),
);

export const deviceMatches = lazy(() =>
  withText(import('../device/DeviceMatches').then(({ DeviceMatches }) => DeviceMatches)),
);
export const deviceDoor = lazy(() =>
  withText(import('../device/DeviceDoor').then(({ DeviceDoor }) => DeviceDoor)),
);

async function withText<Part>(part: Promise<Part>): Promise<Part> {
  const { appText } = await import('./text');
  await appText.load();
  return part;
}
