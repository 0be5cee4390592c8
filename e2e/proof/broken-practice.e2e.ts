import { expect, type Page } from '@playwright/test'
import { scaled } from '../../scale'
import { unwrap } from '../models/clinic-api'
import { seeded } from '../models/lossy-network'
import { type Product, startProduct } from '../models/product'
import { newVisitor } from '../models/registration.model'
import { modelsOf, test } from '../models/test'
import { startTreatment } from '../models/visit.model'

// A dentist charts while everything around breaks at random: the network, the page, the session, the server. Whatever was
// typed is on the record afterwards, once. `SEED` repeats a run.
// Seen to fail: entries that were sent and not written to the device.

const lines = [
  '46 o car',
  '36 mo amf',
  '11 mpc',
  '26 mis karies',
  '17 o fis',
  '24 o car',
  '47 imx',
  '33 v cof',
  '15 une',
  '41 rrx',
]
const teeth = lines.map((line) => line.slice(0, 2)).sort()

let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())
test.describe.configure({ mode: 'serial' }) // one product, which every test kills

const first = Number(process.env.SEED ?? 1)
for (let seed = first; seed < first + scaled(20); seed += 1)
  test(`a practice through everything that breaks (seed ${seed}) has every entry once`, async ({ browser }) => {
    test.setTimeout(360_000) // up to ten kills; each costs the start of a server, a page read anew and a sign-in
    const context = await browser.newContext({ baseURL: product.address })
    const page = await context.newPage()
    const visit = await startTreatment(`Uji${newVisitor('').nik.slice(-8)}`, product.address)
    const practice = practiceOf(page, visit)
    await practice.enter()
    const random = seeded(seed)
    const happened: string[] = []
    for (const line of lines) {
      const name = Object.keys(breaks)[Math.floor(random() * Object.keys(breaks).length)] ?? ''
      happened.push(`${name}, ${line}`)
      await breaks[name]?.(practice)
      await practice.type(line)
    }
    await practice.comeBack()
    await practice.seeEverythingSent()
    const stored = async () => {
      const params = { path: { id: visit.patient.id } }
      const { findings } = await unwrap(visit.api.GET('/api/patient/{id}/odontogram', { params }))
      return findings.flatMap((finding) => finding.teeth).sort()
    }
    await expect.poll(stored, happened.join('; ')).toEqual(teeth)
    await context.close()
  })

type Practice = ReturnType<typeof practiceOf>

/** What happens between two entries. */
const breaks: Record<string, (practice: Practice) => Promise<void>> = {
  nothing: async () => {},
  'the network goes': ({ cut }) => cut(),
  'the network comes': ({ mend }) => mend(),
  'the page is read again': ({ reload }) => reload(),
  'the session ends': ({ endSession }) => endSession(),
  'the server is killed': () => product.kill(),
  'the server is killed and starts': async () => {
    await product.kill()
    await product.start()
  },
}

/** The practice of a visit in a window, and the ways to break and to mend what is around it. */
function practiceOf(page: Page, { id, email }: { id: number; email: string }) {
  const { practice, session } = modelsOf(page)
  const address = `/doctor/idental/start-practice?visit=${id}`
  const calls = '**/api/**'
  const mend = () => page.unroute(calls)
  // who is warned that something is not on this device yet stays a moment longer
  page.on('dialog', (dialog) => (dialog.type() === 'beforeunload' ? dialog.dismiss() : dialog.accept()))
  const goThere = () => expect(() => page.goto(address, { timeout: 10_000 })).toPass()

  /** Everything works again, and the dentist sits at the chart, signed in again where that is needed. */
  async function comeBack() {
    await mend()
    await product.start()
    await goThere()
    const login = page.getByRole('button', { name: 'Sign in', exact: true })
    await expect(practice.line.or(login)).toBeVisible()
    if (await login.isVisible()) {
      await session.loginAs(email, '/doctor/**') // where the session ended, or home
      await goThere()
    }
    await expect(practice.line).toBeVisible()
  }
  return {
    type: practice.type.bind(practice),
    seeEverythingSent: practice.seeEverythingSent,
    comeBack,
    enter: () => session.enter(email, address).then(() => expect(practice.line).toBeVisible()),
    cut: async () => void (await page.route(calls, (route) => route.abort())),
    mend,
    async reload() {
      await page.reload({ timeout: 5_000 }).catch(() => {}) // a server that is gone has no page, and who is warned stays
      await comeBack()
    },
    async endSession() {
      await product.start()
      await page.request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${await session.token()}` } })
      await comeBack()
    },
  }
}
