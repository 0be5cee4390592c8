import { expect } from '@playwright/test'
import { newVisitor } from './models/registration.model'
import { modelsOf, test } from './models/test'

const nikOf = (number: number) => `31${String(Date.now()).slice(-10)}${String(number).padStart(4, '0')}`
/** The bytes an older Excel saves. */
const windows1252 = (...rows: string[][]) => Buffer.from(rows.map((cells) => cells.join(';')).join('\r\n'), 'latin1')

test('the front office brings patients: broken dates and formulas are named, mended and sent again @phone', async ({
  importOf,
  session,
}) => {
  const patients = importOf('/clinic/patient')
  await session.enter('frontoffice@demo.test')
  await patients.openFromList()
  await patients.choose('pasien.pdf', Buffer.from('%PDF-1.7\0'), 'application/pdf')
  await patients.seeRefused('This file is not a table. Save it as CSV or as an Excel workbook (.xlsx).')

  // with a birthday of their own, so that no other patient is similar
  const { born } = newVisitor('')
  const name = `Zoë ${Date.now()}`
  const headings = ['Nama', 'L/P', 'Tgl lahir', 'No HP', 'NIK', 'Catatan']
  await patients.choose(
    'pasien lama.csv',
    windows1252(
      headings,
      [`Ny. ${name}, S.Pd`, 'P', born, '081234567801', nikOf(1), '=1+1'],
      ['=HYPERLINK("x")', 'L', '31/02/1990', '081234567802', nikOf(2), ''],
      [`Budi ${name}`, 'L', 'kemarin', '081234567803', nikOf(3), ''],
    ),
  )
  await patients.seeColumns()
  await patients.see('Windows-1252')
  await patients.seeGuessed('Nama', 'Full name')
  await patients.see(name.replace(/(\S+) (\S+)/, 'First name “$1”, last name “$2”'))
  await patients.seeGuessed('Tgl lahir', 'Date of birth')
  await patients.seeGuessed('Catatan', 'Not imported')
  await patients.seeMissing("Relative's name, Relative's phone")
  await patients.fill("Relative's name", 'Belum ditanyakan')
  await patients.fill("Relative's phone", '0211234567')
  await patients.check()
  await patients.seeChecked('1 of 3 rows can be imported')
  await patients.showRefused()
  await patients.seeRow('3', 'Refused', 'write it as 17/05/1990')
  await patients.openToMend(/^4/)
  await patients.mend('Tgl lahir', '31/04/1991')
  await patients.seeStillRefused('Row 4')
  await patients.mend('Tgl lahir', newVisitor('').born)
  await patients.seeToMend('Row 3')
  await patients.closeMending()
  await patients.seeChecked('2 of 3 rows can be imported')
  await patients.run('Import 2 patients?')
  await patients.seeDone('2 patients are imported')

  const { name: file, text } = await patients.download()
  expect(file).toBe('pasien lama - refused.csv')
  expect(text).toContain(`'=HYPERLINK`)
  expect(text).toContain('Tgl lahir: Not readable as a date')
  await patients.openNewest('See the newest patients')
  await patients.see(name)
})

test('the manager brings dentists; the window is closed in the middle, and another one goes on', async ({
  page,
  browser,
  importOf,
  session,
}) => {
  const dentists = importOf('/clinic/doctor')
  await session.enter('manager@demo.test')
  await dentists.openFromList()
  const name = `Ratih ${Date.now()}`
  const headings = ['Nama Dokter', 'NIK', 'No SIP', 'SIP berlaku sampai', 'No HP']
  await dentists.choose(
    'dokter.csv',
    windows1252(headings, [`drg. ${name}, Sp.KG`, nikOf(4), 'SIP/9/2026', '31-12-2099', '081234567804']),
  )
  const address = await dentists.seeColumns()
  await page.close()

  const other = await browser.newPage()
  const again = modelsOf(other).importOf('/clinic/doctor')
  await modelsOf(other).session.enter('manager@demo.test')
  await again.open()
  await again.openEarlier('dokter.csv')
  await other.waitForURL(address)
  await again.check()
  await again.seeChecked('All 1 rows can be imported')
  await other.reload()
  await again.run('Import 1 dentist?')
  await again.seeDone('1 dentist is imported')
  await again.openNewest('See the newest dentists')
  await again.see(name)
  await other.close()
})

test('services are brought by keys alone; the front office is not offered it', async ({ page, importOf, session }) => {
  const services = importOf('/clinic/product')
  await session.enter('manager@demo.test')
  await services.openFromList()
  const code = `IMP-${Date.now()}`
  await services.choose(
    'tarif.csv',
    windows1252(['Kode', 'Nama', 'Kategori', 'Harga'], [code, 'Kontrol behel', 'behel', 'Rp 150.000']),
  )
  await services.seeColumns()
  await page.getByRole('button', { name: 'Check the rows' }).press('Enter')
  await services.seeChecked('All 1 rows can be imported')
  await page.getByRole('grid').focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('heading', { level: 3, name: 'Row 2' })).toBeVisible()
  await page.getByRole('button', { name: /^Import 1/ }).press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Tab')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Import 1/ })
    .press('Enter')
  await services.seeDone('1 service is imported')
  await session.logout()

  await session.loginAs('frontoffice@demo.test', '/clinic/dashboard')
  await page.goto('/clinic/product')
  await expect(page.getByRole('searchbox')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Import', exact: true })).toHaveCount(0)
  await services.open()
  await page.waitForURL('**/clinic/product')
})
