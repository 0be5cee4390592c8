import { test } from './models/test'

test('the front office enters a medicine with its ingredients @phone', async ({ session, master }) => {
  const medicine = master('/clinic/company-medicine')
  const name = `Klindamisin ${Date.now()}`
  await session.enter('frontoffice@demo.test', '/clinic/company-medicine/new')
  await medicine.type('Name', name)
  await medicine.type('Strength', '300 mg')
  await medicine.save()
  await medicine.seeProblem('Active ingredients', 'Enter the ingredients: without them nobody is warned of an allergy')
  await medicine.type('Active ingredients', 'Clindamycin, Lactose')
  await medicine.save()
  await medicine.seeSaved(`${name} 300 mg`)
  await medicine.seeText('Clindamycin + Lactose')
  await medicine.openList()
  await medicine.search(name)
  await medicine.see(name)
})
