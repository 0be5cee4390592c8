import { expect, type Page } from '@playwright/test'

/** The picture on the page of somebody. */
export class PhotoModel {
  constructor(private readonly page: Page) {}

  private panel = () => this.page.getByRole('group', { name: 'Photo' })
  private pictures = () => this.page.locator('img[src^="data:image/webp"]')

  choose = async (file: { name: string; mimeType: string; buffer: Buffer }) =>
    this.panel().getByTestId('photo').setInputFiles(file)

  /** A picture as a browser makes it. */
  async make(color: string) {
    const base64 = await this.page.evaluate(async (fill) => {
      const canvas = new OffscreenCanvas(640, 480)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('There is nothing to draw on')
      context.fillStyle = fill
      context.fillRect(0, 0, 640, 480)
      const bytes = await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer()
      return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    }, color)
    return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
  }

  seeSaved = () => expect(this.page.getByText('Photo saved')).toBeVisible()

  seeProblem = (text: string) => expect(this.panel().getByText(text)).toBeVisible()

  seePicture = () => expect(this.pictures().first()).toBeVisible()

  seeNone = () => expect(this.pictures()).toHaveCount(0)

  seeReadOnly = () => expect(this.page.getByRole('button', { name: /photo/i })).toHaveCount(0)

  /** By keys alone. */
  async remove() {
    await this.panel().getByRole('button', { name: 'Remove' }).press('Enter')
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter')
    await expect(this.page.getByText('Photo removed')).toBeVisible()
  }
}
