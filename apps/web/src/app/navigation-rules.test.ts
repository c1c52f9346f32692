import { ERRORS, NETWORK_ERROR_CODE, TOOLS, USER_TYPES } from '@reelwright/contracts';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { CallError } from '#src/lib/api-client.ts';
import {
  addVisit,
  afterUserFailure,
  decideChat,
  decideVersion,
  findPartner,
  findRedirect,
  findShopLoad,
  findTeamInvite,
  findUnmatched,
  guardCenter,
  isShopPath,
  isSignInPath,
  isUserRefused,
  isValidMeta,
  leaveShop,
  leaveSignIn,
  NAMED_ROUTES,
  parseVisits,
} from './navigation-rules.ts';

const to = (path: string, search = {}) => ({ path, search });

describe('an address', () => {
  it('of the root redirects to home', () => {
    expect(findRedirect('/')).toBe('/home');
  });

  it.each(['/faceSwap', '/hooks/12', '/ads-library', '/templates?tag=1'])(
    'of old, %s, redirects to the start',
    (path) => {
      expect(findRedirect(path)).toBe('/home');
    },
  );

  it.each(['/projects', '/profile', '/login'])('such as %s is kept', (path) => {
    expect(findRedirect(path)).toBeNull();
  });
});

describe('the personal center', () => {
  it.each(['/profile', '/profile/sessions'])('at %s leads to the sign-in screen without a token', (path) => {
    expect(guardCenter(to(path), { hasToken: false })).toBe('/login');
    expect(guardCenter(to(path), { hasToken: true })).toBeNull();
  });

  it.each(['/home', '/profiles'])('is not at %s', (path) => {
    expect(guardCenter(to(path), { hasToken: false })).toBeNull();
  });
});

describe('the register screen', () => {
  it('stores the code of the team that invites', () => {
    expect(findTeamInvite(to('/register', { teamInviteCode: 'T-12' }))).toBe('T-12');
    expect(findTeamInvite(to('/register', { teamInviteCode: 1234 }))).toBe('1234');
  });

  it.each([to('/register'), to('/register', { teamInviteCode: ' ' }), to('/login', { teamInviteCode: 'T-12' })])(
    'stores nothing for %j',
    (navigation) => {
      expect(findTeamInvite(navigation)).toBeNull();
    },
  );
});

describe('a sign-in screen', () => {
  beforeAll(() => void vi.stubGlobal('location', new URL('https://studio.example/login')));
  afterAll(() => void vi.unstubAllGlobals());

  it.each(['/login', '/register'])('at %s asks first who is signed in', (path) => {
    expect(isSignInPath(path)).toBe(true);
    expect(isSignInPath('/home')).toBe(false);
  });

  it('sends a signed-in user to the root', () => {
    expect(leaveSignIn(to('/login'), { user_type: USER_TYPES.free })).toBe('/');
  });

  it('sends a signed-in user back to the screen that asked, and never to another site', () => {
    const user = { user_type: USER_TYPES.free };
    expect(leaveSignIn(to('/login', { from: '/projects?page=2' }), user)).toBe('/projects?page=2');
    expect(leaveSignIn(to('/login', { from: 'https://evil.example' }), user)).toBe('/');
    expect(leaveSignIn(to('/login', { from: '//evil.example' }), user)).toBe('/');
  });

  it('opens for a guest', () => {
    expect(leaveSignIn(to('/login', { from: '/projects' }), { user_type: USER_TYPES.guest })).toBeNull();
  });
});

test('an address that names a partner leads to the partner', () => {
  expect(findPartner(to('/home', { openPartner: 'acme' }))).toBe('acme');
  expect(findPartner(to('/home', { openPartner: '' }))).toBeNull();
  expect(findPartner(to('/home'))).toBeNull();
});

describe('an address without a route', () => {
  const isRoute = (path: string) => path === '/vip-price' || path === '/profile';

  it('leads to the named route if one was given', () => {
    expect(findUnmatched(to('/anywhere', { name: 'VipPrice' }), isRoute)).toBe('/vip-price');
    expect(findUnmatched(to('/old/Center'), isRoute)).toBe('/profile');
  });

  it.each([
    to('/no/such/screen'),
    to('/x', { name: 'constructor' }),
    to('/x', { name: 'https://evil.example' }),
    to('/CreateVideoAvatar'),
  ])('leads to the not-found screen otherwise: %j', (navigation) => {
    expect(findUnmatched(navigation, isRoute)).toBe('/404');
  });

  it('knows every name of the specification', () => {
    expect(Object.keys(NAMED_ROUTES)).toEqual([
      'Login',
      'Register',
      'RegisterSuccess',
      'VipPrice',
      'Center',
      'CreateVideoAvatar',
      'CreatePictureAvatar',
    ]);
  });
});

describe('a user who can not be loaded', () => {
  it('was refused if the server says so', () => {
    expect(isUserRefused(new CallError(ERRORS.SESSION_ENDED.code, 'ended'))).toBe(true);
    expect(isUserRefused(new CallError(ERRORS.NOT_FOUND.code, 'gone'))).toBe(true);
  });

  it.each([NETWORK_ERROR_CODE, ERRORS.SYSTEM_BUSY.code, ERRORS.TOO_MANY_REQUESTS.code, 502])(
    'keeps the session at code %i, which tells nothing of the user',
    (code) => {
      expect(isUserRefused(new CallError(code, 'no'))).toBe(false);
    },
  );

  it('goes to the sign-in screen as a member, or from the personal center', () => {
    expect(afterUserFailure(to('/projects'), { wasMember: true })).toBe('/login');
    expect(afterUserFailure(to('/profile'), { wasMember: false })).toBe('/login');
  });

  it('stays on a sign-in screen', () => {
    expect(afterUserFailure(to('/login'), { wasMember: true })).toBeNull();
    expect(afterUserFailure(to('/register'), { wasMember: true })).toBeNull();
  });

  it('goes on as a guest where guests may be', () => {
    expect(afterUserFailure(to('/home'), { wasMember: false })).toBeNull();
  });
});

describe('the shop area', () => {
  it('is everything below /shop', () => {
    expect(['/shop', '/shop/products', '/shops', '/home/shop'].map(isShopPath)).toEqual([true, true, false, false]);
  });

  it.each([
    [{ shop: 'mugs.myshopify.com', id_token: 'jwt', hmac: 'a' }, 'token'],
    [{ shop: 'mugs.myshopify.com', hmac: 'a' }, 'sign_in'],
    [{ shop: 'mugs.myshopify.com' }, 'none'],
    [{ id_token: 'jwt' }, 'none'],
    [{}, 'none'],
  ])('opened with %j loads the shop by %s', (search, kind) => {
    expect(findShopLoad(to('/shop', search)).kind).toBe(kind);
  });

  it.each([
    ['/shop/projects', '/projects'],
    ['/shop', '/home'],
    ['/shop//evil.example', '/home'],
    ['/shop/no-such', '/home'],
  ])('%s goes on to %s', (path, target) => {
    expect(leaveShop(to(path), (known) => known === '/projects')).toBe(target);
  });
});

test.each([
  [TOOLS[0].id, true],
  [undefined, false],
  [9999, false],
])('the screen of a tool whose metadata has the id %j may be opened: %j', (id, isOpen) => {
  expect(isValidMeta(id === undefined ? {} : { id })).toBe(isOpen);
});

describe('a new version of the server', () => {
  it('reloads the page', () => {
    expect(decideVersion({ known: '1', current: '2', isHeld: false })).toBe('reload');
  });

  it('is offered while something would be lost', () => {
    expect(decideVersion({ known: '1', current: '2', isHeld: true })).toBe('offer');
  });

  it('is none if it is the same', () => {
    expect(decideVersion({ known: '1', current: '1', isHeld: false })).toBe('stay');
  });
});

describe('the chat of the support', () => {
  it('runs in the studio', () => {
    expect(decideChat({}, { hasStarted: false })).toEqual({ runs: true });
  });

  it.each([{ isPublic: true }, { menuHidden: true }])('stops elsewhere: %j', (route) => {
    expect(decideChat(route, { hasStarted: true })).toEqual({ runs: false, delayMs: 0 });
  });

  it('stops 5100 ms later if it has not started yet', () => {
    expect(decideChat({ isPublic: true }, { hasStarted: false })).toEqual({ runs: false, delayMs: 5100 });
  });
});

describe('visits', () => {
  it('are the last five addresses without duplicates, the newest first', () => {
    const visits = ['/a', '/b', '/c', '/d', '/e', '/f', '/c'].reduce<string[]>(addVisit, []);
    expect(visits).toEqual(['/c', '/f', '/e', '/d', '/b']);
  });

  it('are read back', () => {
    expect(parseVisits('["/home","/projects"]')).toEqual(['/home', '/projects']);
  });

  it.each([null, 'no JSON', '{"a":1}', '[1,2]'])('are none in %j', (kept) => {
    expect(parseVisits(kept)).toEqual([]);
  });
});
