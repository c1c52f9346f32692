import { createLabelTest } from '../parse/label-test.ts';

/** Classes and ids of page parts about the trade, the law or the page itself. */
export const isAsideLabel = createLabelTest(
  /(?:^|[\s_-])(?:modal|dialog|popup|overlay|tooltip|popover|lightbox|checkout|address|account|password|finance|credit|returns?|delivery|shipping|versand|livraison|care-?instructions?|washing|help|\w*guide\w*|size-?(?:guide|chart|table)|warrant(?:y|ies)|garantie|lieferumfang|(?:box|package)-?contents?|cons|disadvantages?|fine-?print|terms|legal|polic(?:y|ies)|offers?(?![\s_-]?(?:text|content|description|details))|promo\w*|deals?|seo|bvseo|sidebar|marquee\w*|ticker|announcement\w*|brand-(?:message|story|values?|promise)\w*|company|supplier|seller|premium|privacy|reassurance|trust\w*|cmp|tcf|vendors?|purposes?|(?:uc|qc)-\w+)(?=$|[\s_-])|cookie|consent|gdpr|onetrust|didomi|usercentrics/,
);
