export const en = {
  assistsNotHere: 'You do not assist in this visit. Start there first.',
  dictationNotNow: 'This entry was decided on already: that is not possible any more.',
}

export const id: typeof en = {
  assistsNotHere: 'Anda tidak sedang mendampingi di kunjungan ini. Mulai dulu di sana.',
  dictationNotNow: 'Isian ini sudah diputuskan: hal itu tidak mungkin lagi.',
}
