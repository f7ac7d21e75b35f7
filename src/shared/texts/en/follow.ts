/** Texts of following a search as its messages come. */
export const texts = {
  'follow.start': 'Follow',
  'follow.stop': 'Following',
  'follow.help':
    'Shows new messages as they come. They wait while you read further down. What arrives more than two minutes after its own time is found by the next search.',
  'follow.came': '{{amount}} came',
  'follow.failed': 'The server does not answer; it goes on when it does.',
} as const;
