import type { Reply } from '../../../testing/scene'

/** A card as the server sends it, wider than high. */
export const drawnCard: Reply = async () => {
  const canvas = new OffscreenCanvas(856, 540)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is nothing to draw on')
  context.fillStyle = 'seagreen'
  context.fillRect(0, 0, 856, 540)
  context.fillStyle = 'white'
  context.font = '64px sans-serif'
  context.fillText('8888 0000 1234 5678', 60, 300)
  return new Response(await canvas.convertToBlob({ type: 'image/webp' }))
}
