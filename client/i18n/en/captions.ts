/** What the sounds of every table are called, for those who read them. */
export const captions = {
  question: 'You are asked',
  call: 'You are called',
};
