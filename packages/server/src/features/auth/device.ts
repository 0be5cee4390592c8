import type { Schema } from '@clinic/api'

type Device = Pick<Schema<'Session'>, 'browser' | 'system'>

/** Returns the device of a session, as far as the browser names it. The order matters: most browsers name others as well. */
export const deviceOf = (userAgent: string): Device => ({
  browser: browsers.find(([, name]) => name.test(userAgent))?.[0] ?? 'other',
  system: systems.find(([, name]) => name.test(userAgent))?.[0] ?? 'other',
})

const browsers: readonly [Device['browser'], RegExp][] = [
  ['edge', /\bEdg(e|A|iOS)?\//],
  ['opera', /\b(OPR|Opera)\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(Firefox|FxiOS)\//],
  ['chrome', /\b(Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['safari', /\bSafari\//],
]

const systems: readonly [Device['system'], RegExp][] = [
  ['android', /\bAndroid\b/],
  ['ios', /\b(iPhone|iPad|iPod)\b/],
  ['chromeos', /\bCrOS\b/],
  ['windows', /\bWindows\b/],
  ['macos', /\bMac(intosh| OS X)\b/],
  ['linux', /\bLinux\b/],
]
