import { writeFile } from 'node:fs/promises'
import type { Page, TestInfo } from '@playwright/test'

/** Notes what a page asks the server; where its test fails, writes that and what the page shows. `.ci/run` prints it. */
export async function withLastSight(page: Page, use: (page: Page) => Promise<void>, test: TestInfo) {
  const calls = new Map<object, string>()
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.set(request, `${request.method()} ${request.url()} … no reply`)
  })
  page.on('response', (response) => {
    const request = response.request()
    if (calls.has(request)) calls.set(request, `${request.method()} ${request.url()} ${response.status()}`)
  })
  page.on('requestfailed', (request) => {
    if (calls.has(request)) calls.set(request, `${request.method()} ${request.url()} ${request.failure()?.errorText}`)
  })
  await use(page)
  if (test.status === test.expectedStatus || page.isClosed()) return
  const last = [...calls.values()].slice(-20)
  const parts = await page.locator('main, [role=dialog], [role=alertdialog], [role=alert], [role=status]').all()
  const shown = await Promise.all(parts.map((part) => part.ariaSnapshot()))
  await writeFile(test.outputPath('last-sight.md'), [page.url(), ...last, ...shown, ''].join('\n'))
}
