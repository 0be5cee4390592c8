import { test } from '../models/test'

test('what is ordered and approved comes in two parts, and stands in the stock', async ({
  session,
  master,
  stock,
  purchaseOrder,
}) => {
  const [name, barcode] = [`Artikain ${Date.now()}`, String(Date.now())]
  const medicine = master('/clinic/company-medicine')
  await session.enter('frontoffice@demo.test', '/clinic/company-medicine/new')
  await medicine.type('Name', name)
  await medicine.type('Active ingredients', 'Articaine')
  await medicine.type('Barcode', barcode)
  await medicine.save()
  await medicine.seeSaved(name)

  await session.enter('frontoffice@demo.test', '/clinic/medicine-transaction/order/new')
  await purchaseOrder.chooseSupplier('CV Dental Prima Jaya')
  await stock.scan(barcode)
  await stock.fillLine(name, { Quantity: '30', 'Agreed price of one': '9000' })
  await stock.save()
  const order = await purchaseOrder.address()
  await purchaseOrder.cannot('Approve')

  await session.enter('manager@demo.test', order)
  await purchaseOrder.press('Approve')
  await purchaseOrder.seeState('Approved')

  await session.enter('frontoffice@demo.test', order)
  await purchaseOrder.press('Note as sent')
  await purchaseOrder.press('Receive goods')
  await stock.fillLine(name, { Quantity: '12', 'Batch number': 'ART-1', Expires: '30/06/2029' })
  await stock.save()
  await stock.step('Receive the goods')

  await session.enter('frontoffice@demo.test', order)
  await purchaseOrder.seeState('Partly received')
  await purchaseOrder.seeLine(name, '30', '12', '18')
  await purchaseOrder.passesAxe()
  await purchaseOrder.press('Receive goods')
  await stock.fillLine(name, { 'Batch number': 'ART-2', Expires: '31/12/2029' })
  await stock.save()
  await stock.step('Receive the goods')

  await session.enter('frontoffice@demo.test', order)
  await purchaseOrder.seeLine(name, '30', '30', '0')
  await purchaseOrder.cannot('Receive goods')
  await stock.openMedicine(name)
  await stock.seeLastMovement('Receipt · ART-2', '+18', 'GR/')
})
