import { expect, type Page } from '@playwright/test'

/** The sheets as the printer gets them, and how wide they are. */
export async function printed(page: Page) {
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const [, points] = /\/MediaBox \[0 0 ([\d.]+) /.exec(pdf) ?? []
  return { pages: pdf.match(/\/Type \/Page\b/g)?.length, millimetres: Math.round((Number(points) / 72) * 25.4) }
}
