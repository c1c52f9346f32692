/** Words that claim more than they show. */
export const BOAST =
  /\b(?:ultimate|perfect|ideal|premium|best|amazing|superior|advanced|luxur\w+|extreme|incredible|stunning|powerful|customi[sz]able|various|stylish|elegant|beautiful|health\w*|cure\w*|relie\w+|heal\w*|exceptional|unmatched|revolutionary|innovative|professional-grade|state-of-the-art|high[- ]quality|world-class|guarantee\w*|effortless\w*|seamless(?:ly)? (?:integrat|blend)\w*|flawless\w*|gorgeous|unique|versatile|timeless|finest|favou?rite|must-have)\b/i;
