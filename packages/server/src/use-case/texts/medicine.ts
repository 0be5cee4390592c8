export const en = {
  belowMinimum: 'Must not be below the minimum',
  batchRecalledAlready: 'This batch was recalled already.',
}

export const id: typeof en = {
  belowMinimum: 'Tidak boleh di bawah minimum',
  batchRecalledAlready: 'Batch ini sudah ditarik.',
}
