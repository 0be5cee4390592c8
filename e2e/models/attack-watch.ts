import { expect, type Page } from '@playwright/test'

/** Sees every script that ran, every report of the Content-Security-Policy and every error of a page. */
export async function watchForAttacks(page: Page) {
  const seen: string[] = []
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => seen.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (/content.security.policy|trusted ?type/i.test(message.text())) seen.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (/^https?:$/.test(protocol) && host !== new URL(page.url()).host && page.url() !== 'about:blank')
      seen.push(`request: ${request.url()}`)
  })
  await page.exposeFunction('tellAttack', (text: string) => seen.push(text))
  await page.addInitScript(() => {
    const tell = (text: string) => Reflect.get(window, 'tellAttack')(text)
    Object.defineProperty(window, '__xss', { set: () => tell('script: a text ran') })
    document.addEventListener('securitypolicyviolation', (event) =>
      tell(`report: ${event.violatedDirective} of ${event.sample || event.blockedURI}`),
    )
  })

  return {
    /** No text ran so far, and no link on the page leads where none may. */
    async seeNone(where: string) {
      const schemes = await page
        .locator('a[href], area[href], form[action], iframe[src]')
        .evaluateAll((all) => all.map((each) => new URL(Reflect.get(each, 'href') ?? '', location.href).protocol))
      const strange = schemes.filter((scheme) => !['https:', 'http:', 'mailto:', 'tel:'].includes(scheme))
      expect([...seen, ...strange], where).toEqual([])
    },
  }
}
