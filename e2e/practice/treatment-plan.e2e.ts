import { apiOf, createService, newDentist, newToken } from '../models/clinic-api'
import { newVisitor } from '../models/registration.model'
import { modelsOf, test } from '../models/test'
import { letIn } from '../models/visit.model'

test('a dentist plans, the desk proposes, prints and records what is accepted, and the practice carries it out', async ({
  baseURL,
  browser,
  page,
  session,
  treatmentPlan,
}) => {
  const origin = baseURL ?? ''
  const name = `Uji${newVisitor('').nik.slice(-8)}`
  const { patient } = await letIn(name, baseURL)
  const api = apiOf(origin, await newToken(origin, 'manager@demo.test'))
  const scaling = await createService(api, { name: `Scaling ${name}`, icd9cm: '96.54', scope: 'mouth', price: 400_000 })
  const filling = await createService(api, { name: `Tambalan ${name}`, icd9cm: '23.2', scope: 'tooth', price: 350_000 })
  const crown = await createService(api, { name: `Mahkota ${name}`, icd9cm: '23.41', scope: 'tooth', price: 2_750_000 })

  const chair = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  const dentist = modelsOf(await chair.newPage())
  const { email, room } = await newDentist(baseURL)
  await dentist.session.enter(email)
  await dentist.treatmentPlan.open('doctor', patient)
  await dentist.treatmentPlan.draft('Gigi geraham', [scaling, { ...filling, tooth: '46' }, { ...crown, tooth: '26' }])

  await session.enter('frontoffice@demo.test')
  await treatmentPlan.open('clinic', patient)
  await treatmentPlan.propose('Gigi geraham')
  await treatmentPlan.print('Gigi geraham', { total: 'Rp 3.500.000' })
  await treatmentPlan.acceptWithout('Gigi geraham', crown.name)
  await treatmentPlan.seeProgress('Gigi geraham', '0 of 2 done')

  await dentist.practice.open()
  await dentist.practice.choose(name)
  await dentist.practice.skipVitals('Tidak perlu')
  await dentist.practice.start(room)
  await dentist.practice.field('S · Subjective', /^Chief complaint/).fill('Ngilu')
  await dentist.practice.diagnosisSearch.click()
  await dentist.practice.add('karies dentin', /^K02\.1 /, /^Tooth/)
  await dentist.treatmentPlan.seeNotOffered(crown.name)
  await dentist.treatmentPlan.take(filling.name)
  await dentist.treatmentPlan.seeNotOffered(filling.name)
  await dentist.practice.sign()
  await chair.close()

  await treatmentPlan.seeProgress('Gigi geraham', '1 of 2 done')
  await page.reload()
  await treatmentPlan.seeProgress('Gigi geraham', '1 of 2 done')
})
