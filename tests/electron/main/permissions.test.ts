import { expect, test } from 'vitest';
import { CONTENT_SECURITY_POLICY } from '@electron/main/content-security-policy';
import { menuTexts } from '@electron/main/menu-texts';
import { isGranted } from '@electron/main/permissions';

const trusted = ['app://doppelstapel'];

test.each(['geolocation', 'media', 'notifications', 'midi', 'usb', 'clipboard-read', 'openExternal', 'unknown'])(
  'reliability 2: %s is denied to everybody',
  (permission) => {
    expect(isGranted(permission, 'app://doppelstapel/', trusted)).toBe(false);
  },
);

test.each(['local-network-access', 'screen-wake-lock', 'fullscreen'])('reliability 2: %s is for pages of ours only', (permission) => {
  expect(isGranted(permission, 'app://doppelstapel/index.html', trusted)).toBe(true);
  expect(isGranted(permission, 'https://example.org/', trusted)).toBe(false);
  expect(isGranted(permission, '', trusted)).toBe(false);
});

test('reliability 1: the policy allows no inline code, no evaluation and no foreign scripts', () => {
  const directives = new Map(
    CONTENT_SECURITY_POLICY.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
  expect(directives.get('default-src')).toEqual(["'none'"]);
  expect(directives.get('script-src')).toEqual(["'self'"]);
  expect(directives.get('style-src')).toEqual(["'self'"]);
  expect(CONTENT_SECURITY_POLICY).not.toContain('unsafe');
});

test('the menu speaks German to German systems and English to all others', () => {
  expect(menuTexts('de-AT').fullScreen).toBe('Vollbild');
  expect(menuTexts('fr').fullScreen).toBe('Full screen');
});
