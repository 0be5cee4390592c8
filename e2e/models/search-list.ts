import { expect, type Page } from '@playwright/test'

/** Searches the list of the open page and waits for the results: rows that still move must not be clicked. */
export async function searchList(page: Page, text: string) {
  await page.getByRole('searchbox').fill(text)
  await page.waitForURL(({ searchParams }) => searchParams.get('search') === text)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}
