import { expect } from '@playwright/test'
import { printed } from '../models/printed'
import { test } from '../models/test'

test('the manager chooses a report, opens the rows behind a figure, and the record behind a row @phone', async ({
  page,
  session,
}) => {
  await session.enter('manager@demo.test')
  await page.goto('/clinic/finance/report')
  await page.getByLabel('Report', { exact: true }).selectOption('Payments')
  await page.getByLabel('By', { exact: true }).selectOption('Method')
  // the rows of this month stand there until those of the year are known
  const answer = page.waitForResponse(
    (response) => /\/api\/report\?.*by=method/.test(response.url()) && /from=\d{4}-01-01/.test(response.url()),
  )
  await page.getByLabel('Time', { exact: true }).selectOption('This year')
  const { data } = await (await answer).json()
  // a method no other test pays by, so that the figure stays what it is
  const { count } = data.groups.find((group: { key: string }) => group.key === 'debit_card')
  const row = page.getByRole('table', { name: 'Payments' }).getByRole('row').filter({ hasText: 'Debit card' })
  await expect(row.getByRole('cell').nth(1)).toHaveText(`${count}`)
  expect(count).toBeGreaterThan(0)
  await row.getByRole('link').click()
  await expect(page).toHaveURL(/facts\?.*key=debit_card/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payments: Debit card')
  await expect(page.getByText(new RegExp(`of ${count}\\b`))).toBeVisible()
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page).toHaveURL(/payment\/\d+\/receipt/)
  await page.goBack()
  await page.goBack()
  await expect(page.getByLabel('By', { exact: true })).toHaveValue('method')
})

test('what was used of the stock leads to its documents, and what was paid out to the bill', async ({
  page,
  session,
}) => {
  await session.enter('manager@demo.test', '/clinic/finance/report?subject=consumption&by=kind&period=year')
  const used = page.getByRole('table', { name: 'Stock used, at cost' })
  await used.getByRole('row').filter({ hasText: 'Dispensed' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stock used, at cost: Dispensed')
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/clinic\/medicine-transaction\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.goto('/clinic/finance/report?subject=expense&by=category&period=year')
  await page.getByRole('table', { name: 'Expenses' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/report\/facts\?.*key=/)
  await expect(page.getByRole('columnheader', { name: 'Patient' })).toHaveCount(0)
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/clinic\/finance\/expense\/\d+$/)
})

test('a report of too many days says so at the field, and is there again with fewer', async ({ page, session }) => {
  await session.enter('manager@demo.test')
  await page.goto('/clinic/finance/report?subject=visit&by=day&from=2024-01-01&until=2026-11-25')
  await expect(page.getByText('A report has at most 366 days')).toBeVisible()
  await page.getByLabel('First day').fill('01/11/2026')
  await page.getByLabel('First day').press('Tab')
  await expect(page.getByText('A report has at most 366 days')).toHaveCount(0)
  await expect(page.getByRole('table', { name: 'Visits', exact: true }).last()).toBeVisible()
})

test('a report is printed as it is asked for, on one page', async ({ page, session }) => {
  await session.enter('manager@demo.test', '/clinic/finance/report?subject=revenue&by=room&period=year')
  const groups = page.getByRole('table', { name: 'Revenue' }).getByRole('rowheader')
  await expect(groups.nth(1)).toBeVisible()
  const rooms = await groups.allTextContents()
  await page.getByRole('link', { name: 'Print' }).click()
  for (const room of rooms) await expect(page.getByRole('article')).toContainText(room)
  expect(rooms.length).toBeGreaterThan(1)
  expect(await printed(page)).toMatchObject({ pages: 1 })
})

test('reports are for the manager', async ({ page, session }) => {
  await session.enter('frontoffice@demo.test')
  await page.goto('/clinic/finance')
  await expect(page.getByRole('link', { name: 'Cash shifts' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Reports' })).toHaveCount(0)
})
