/** Being called when one is not here, and telling others elsewhere. */
export const calls = {
  offer: 'Call me when it is my turn',
  calling: 'This device calls you when it is your turn.',
  settings: 'Calls on this device',
  on: 'On',
  off: 'Off',
  quietFrom: 'Quiet from',
  quietTo: 'to',
  denied:
    'The browser does not allow notifications of this page. Its settings for this page have the switch.',
  webhook: 'Tell a channel whose turn it is',
  webhookLabel: 'Address of a webhook (Discord and the like)',
  webhookNote: 'Everybody at the table sees that there is one; nobody sees its address.',
  webhookSet: 'A channel elsewhere is told whose turn it is and how the match ends.',
  save: 'Save',
  remove: 'Tell it no more',
};
