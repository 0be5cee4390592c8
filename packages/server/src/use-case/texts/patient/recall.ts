export const en = {
  recallOver: 'This patient is not to be called any more: they came again, or have not come for too long.',
}

export const id: typeof en = {
  recallOver: 'Pasien ini tidak perlu dihubungi lagi: sudah datang kembali, atau sudah terlalu lama tidak datang.',
}
