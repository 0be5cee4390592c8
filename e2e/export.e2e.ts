import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from './models/test'

/** Exports the open list by keys alone, and answers with the file. */
async function exportAs(page: Page, format: 'Excel' | 'CSV') {
  await page.getByRole('button', { name: 'Export', exact: true }).press('Enter')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: new RegExp(`^${format}`) }).press('Enter')
  const download = await downloading
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test('a list of patients is exported, all of its rows and no others @phone', async ({ page, patient, session }) => {
  await session.enter('frontoffice@demo.test', '/clinic/patient?sex=male&rowPerPage=10')
  await patient.search('a')
  const csv = await exportAs(page, 'CSV')
  expect(csv.name).toMatch(/^patients-\d{4}-\d{2}-\d{2}\.csv$/)
  const [head = '', ...rows] = csv.bytes.toString('utf8').trim().split('\r\n')
  expect(head).toContain('Record number,First name,Last name,Sex,Date of birth')
  expect(rows.length).toBeGreaterThan(10)
  for (const row of rows) expect(row).toContain(',Male,')
  const workbook = await exportAs(page, 'Excel')
  expect(workbook.name).toMatch(/\.xlsx$/)
  expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK')
})
