const PRODUCT = 'Reelwright';

let page = PRODUCT;
let subject: string | null = null;
let running = 0;

function paint(): void {
  const name = subject ?? page;
  document.title = `${running > 0 ? `(${running}) ` : ''}${name === PRODUCT ? name : `${name} · ${PRODUCT}`}`;
}

/** Sets the page's title in the browser's tab. */
export function setPageTitle(title: string): void {
  page = title;
  paint();
}

/** Sets the name of the page's content as title; null resets it to the page's own. */
export function setPageSubject(name: string | null): void {
  subject = name;
  paint();
}

/** Shows the number of running tasks before the title. */
export function setRunningInTitle(count: number): void {
  running = count;
  paint();
}
