/** The page as an app. */
export const app = {
  newVersion: 'A new version is there.',
  reload: 'Reload',
  later: 'Later',
  install: 'Install',
  installText:
    'Pocket Arena can be an app on this device: its own icon and window, and it opens without a network.',
  noThanks: 'No, thanks',
};
