import { notify } from '../page/notify'
import type { Texts } from '../texts/texts'

export async function tellDamage(texts: Texts) {
  await texts.want(['journal'])
  await notify('warning', texts.get().journal.damagedDraft())
}
