/** Around a hint for those who play for the first time. */
export const hints = {
  title: 'New to this? A hint',
  gotIt: 'Got it',
  noMore: 'No more hints',
};
