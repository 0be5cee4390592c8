import { newVisitor } from './models/registration.model'
import { modelsOf, test } from './models/test'
import { letIn } from './models/visit.model'

test('an assistant measures and corrects, and the other window sees both', async ({
  baseURL,
  browser,
  session,
  live,
  vitalSign,
}) => {
  const name = `Uji${newVisitor('').nik.slice(-8)}`
  await letIn(name, baseURL)
  await session.enter('nurse@demo.test')
  await live.watch('/nurse/vital-sign')
  await vitalSign.choose(name)
  await vitalSign.start()

  const other = await browser.newContext({ baseURL })
  const second = modelsOf(await other.newPage())
  await second.session.enter('nurse@demo.test')
  await second.live.watch('/nurse/vital-sign')
  await second.vitalSign.choose(name)
  await second.vitalSign.see('mmHg')

  await vitalSign.type('80/120', '72')
  await vitalSign.press('Save')
  await vitalSign.see(/The first number must be above the second/)
  await vitalSign.type('190/120', '72')
  await vitalSign.see('Stop: ask the dentist: 180 or more')
  await vitalSign.press('Save')
  await second.vitalSign.seeArrive('190/120 mmHg')
  await vitalSign.see('Danger: ask the dentist')
  await vitalSign.correct('120/80', 'Salah baca')
  await second.vitalSign.seeArrive('Correction: Salah baca')
  await second.vitalSign.see('190/120 mmHg')
  await other.close()
})
