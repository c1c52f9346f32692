/** What the phrases of a sentence lack: a noun at their end, a verb, an article, or the rest of what is said. */
export type PhraseFault =
  | 'code'
  | 'splice'
  | 'bare_subject'
  | 'no_head'
  | 'no_verb'
  | 'bare_thing'
  | 'half_list'
  | 'article'
  | 'open_end';
