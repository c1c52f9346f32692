const PRODUCT = 'Reelwright';

let page = PRODUCT;
let subject: string | null = null;
let running = 0;

function paint(): void {
  const name = subject ?? page;
  document.title = `${running > 0 ? `(${running}) ` : ''}${name === PRODUCT ? name : `${name} · ${PRODUCT}`}`;
}

/** Names the page in the browser's tab. */
export function setPageTitle(title: string): void {
  page = title;
  paint();
}

/** Names what the page shows, in place of the page; null where it is no longer shown. */
export function setPageSubject(name: string | null): void {
  subject = name;
  paint();
}

/** Shows before the page's name how many tasks are running. */
export function setRunningInTitle(count: number): void {
  running = count;
  paint();
}
