import { test } from './models/test'

test('the manager enters a plan cell by cell, and the front office reads what it pays @phone', async ({
  session,
  insurance,
}) => {
  const name = `Gigi Sehat ${Date.now()}`
  await session.open()
  await session.loginAs('manager@demo.test', '/clinic/dashboard')
  await insurance.openNew()
  await insurance.choose('Payor', 'Asuransi Sentosa Jiwa')
  await insurance.type('Plan name', name)
  await insurance.addRule()
  await insurance.fillRule('80', '30', '500000')
  await insurance.addRule()
  await insurance.fillRule('120', '0', '250000')
  await insurance.save()
  await insurance.seeCellProblem(2, 'Pays', 'At most 100')
  await insurance.seeRefused('Coverage rules, row 2, Pays: At most 100')
  await insurance.seeFocus(2, 'Pays')
  await insurance.chooseCategory(2, 'Consultation')
  await insurance.save()
  await insurance.seeCellProblem(2, 'Category', 'There is a rule for this category above')
  await insurance.removeRule(2)
  await insurance.save()
  await insurance.seeSaved(name)
  await session.logout()

  await session.loginAs('frontoffice@demo.test', '/clinic/dashboard')
  await insurance.openList()
  await insurance.search(name)
  await insurance.open(name)
  await insurance.seeReadOnly()
  await insurance.seeText(/500[.,]000/)
})

test('a plan whose payor has no contract any more shows that, and is kept', async ({ session, insurance }) => {
  await session.open()
  await session.loginAs('manager@demo.test', '/clinic/dashboard')
  await insurance.openList()
  await insurance.open('Medika Dental 300')
  await insurance.seeText(/The contract with TPA Medika Link ended on/)
})
