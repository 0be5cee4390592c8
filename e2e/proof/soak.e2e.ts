import { expect } from '@playwright/test'
import { isSoak, scaled } from '../../scale'
import { addressesOf, demoUsers } from '../models/every-screen'
import { test } from '../models/test'

// Seen to fail: the elements of every screen kept by its outlet.

test('3a-28: after many changes of the screen the page is as small as before', async ({ page, frame, session }) => {
  test.setTimeout(isSoak ? 1_800_000 : 180_000)
  const role = 'manager_clinic'
  await session.enter(demoUsers[role])
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const size = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    await devtools.send('HeapProfiler.collectGarbage')
    const { metrics } = await devtools.send('Performance.getMetrics')
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
  }
  const addresses = addressesOf(role)
  const walk = async (changes: number) => {
    for (let change = 0; change < changes; change++) await frame.go(addresses[change % addresses.length] ?? '/')
    await frame.go('/clinic/dashboard')
  }

  // the first walk loads the code, which is kept; the second lets the engine compile what is used again
  await walk(2 * addresses.length)
  const before = await size()
  await walk(scaled(1_000))
  const after = await size()
  const growth = (name: string) => (after[name] ?? 0) / (before[name] ?? 1)
  expect(growth('JSHeapUsedSize'), 'the heap').toBeLessThanOrEqual(1.1)
  expect(growth('Nodes'), 'nodes, also those that are detached').toBeLessThanOrEqual(1.05)
  expect(growth('JSEventListeners'), 'listeners').toBeLessThanOrEqual(1.05)
})
