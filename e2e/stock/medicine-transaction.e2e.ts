import { test } from '../models/test'

test('goods are scanned, received by the front office and stand on the stock card', async ({
  session,
  master,
  stock,
}) => {
  const [name, barcode] = [`Nistatin ${Date.now()}`, String(Date.now())]
  const medicine = master('/clinic/company-medicine')
  await session.enter('frontoffice@demo.test', '/clinic/company-medicine/new')
  await medicine.type('Name', name)
  await medicine.type('Active ingredients', 'Nystatin')
  await medicine.type('Barcode', barcode)
  await medicine.save()
  await medicine.seeSaved(name)

  await session.enter('frontoffice@demo.test', '/clinic/medicine-transaction/new')
  await stock.scan('0000')
  await stock.seeUnknown('0000')
  await stock.scan(barcode)
  await stock.fillLine(name, { Quantity: '24', 'Price of one': '5000', 'Batch number': 'NYS-7', Expires: '30/06/2029' })
  await stock.save()
  await stock.step('Receive the goods')
  await stock.openMedicine(name)
  await stock.seeLastMovement('Receipt · NYS-7', '+24', 'GR/')
})
