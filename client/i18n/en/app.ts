import type { NoMatch } from '../../device/talk';

/** The page as an app. */
export const app = {
  newVersion: 'A new version is there.',
  reload: 'Reload',
  later: 'Later',
  install: 'Install',
  installText:
    'Pocket Arena can be an app on this device: its own icon and window, and it opens without a network.',
  noThanks: 'No, thanks',
  /** Matches that no server knows. */
  onDevice: 'On this device',
  onDeviceText: 'Played and kept here alone, without a network and unrated.',
  unreachable: 'The server cannot be reached. On this device you can play against bots and alone.',
  opening: 'Opening the match…',
  home: 'Back to the start page',
  goOn: 'Continue',
  watch: 'Watch again',
  remove: 'Remove',
  removeSure: 'Remove this match? Nobody else has it.',
  removeYes: 'Remove it',
  removeNo: 'Keep it',
  playedAt: (when: string) => `last played ${when}`,
  endedAt: (when: string) => `over since ${when}`,
  noMatch: {
    missing: 'There is no such match on this device.',
    changed: 'This match began with other rules than this version has. It cannot go on.',
    elsewhere: 'This match is open in another tab or window. Go on there, or close it.',
    unkept: 'This browser cannot keep matches on the device: its storage is full, forbidden or private.',
  } satisfies Record<NoMatch, string>,
};
