// Sentences for answers to any request.

export const en = {
  done: 'Done',
  somethingFailed: 'Something went wrong on our side. Please try again; if it stays, tell us the number {request}.',
  databaseAway: 'The database does not answer at the moment. Nothing was lost; please try again shortly.',
  diskFull:
    'The disk of the server is full: what is stored can be read, nothing can be saved. Nothing was lost; please tell who looks after the server.',
  maintenance: 'We are working on the system. Please come back shortly.',
  overloaded: 'Too many people sign in right now. Please try again in a moment.',
  notFound: 'This does not exist, or not in your clinic.',
  changedMeanwhile: 'Somebody changed this in the meantime. Compare before you save again.',
  alreadyExists: 'This exists already.',
  idempotencyKeyReused: 'This request was sent before with other content.',
  tooManyRequests: 'Too many requests. Please try again later.',
  tooMuchRead: 'This account has been shown data of very many people. Please try again in {minutes} minutes.',
  brokenJson: 'The request is not valid JSON.',
  bodyTooLarge: 'This is too large: at most {limit}.',
  wrongContentType: 'This must be sent as {types}.',
  badAddress: 'This address is not valid.',
  refusedValue: 'A value in the request cannot be stored.',
  checkFields: 'Please check what you entered. {problems}.',
  checkRequest: 'The request is not what it should be.',
  tableTooLong:
    'A file takes at most 100,000 rows, and these are {count}. Narrow the list by a search or filters first.',
  workbookTooLong:
    'An Excel file takes at most 20,000 rows, and these are {count}. Narrow the list by a search or filters, or export it as CSV.',
}

export const id: typeof en = {
  done: 'Selesai',
  somethingFailed: 'Terjadi kesalahan di pihak kami. Silakan coba lagi; bila tetap terjadi, sebutkan nomor {request}.',
  databaseAway: 'Basis data sedang tidak menjawab. Tidak ada yang hilang; silakan coba lagi sebentar lagi.',
  diskFull:
    'Disk server penuh: data yang tersimpan dapat dibaca, tetapi tidak ada yang dapat disimpan. Tidak ada yang hilang; beri tahu pengelola server.',
  maintenance: 'Sistem sedang dalam perbaikan. Silakan kembali sebentar lagi.',
  overloaded: 'Terlalu banyak orang masuk saat ini. Silakan coba sebentar lagi.',
  notFound: 'Ini tidak ada, atau tidak ada di klinik Anda.',
  changedMeanwhile: 'Seseorang telah mengubah ini. Bandingkan sebelum menyimpan lagi.',
  alreadyExists: 'Ini sudah ada.',
  idempotencyKeyReused: 'Permintaan ini pernah dikirim dengan isi yang lain.',
  tooManyRequests: 'Terlalu banyak permintaan. Silakan coba lagi nanti.',
  tooMuchRead: 'Akun ini sudah melihat data sangat banyak orang. Silakan coba lagi dalam {minutes} menit.',
  brokenJson: 'Permintaan ini bukan JSON yang sah.',
  bodyTooLarge: 'Ini terlalu besar: paling besar {limit}.',
  wrongContentType: 'Ini harus dikirim sebagai {types}.',
  badAddress: 'Alamat ini tidak sah.',
  refusedValue: 'Ada nilai dalam permintaan yang tidak dapat disimpan.',
  checkFields: 'Silakan periksa isian Anda. {problems}.',
  checkRequest: 'Permintaan tidak sebagaimana mestinya.',
  tableTooLong:
    'Satu berkas memuat paling banyak 100.000 baris, sedangkan ini {count}. Persempit dulu dengan pencarian atau filter.',
  workbookTooLong:
    'Berkas Excel memuat paling banyak 20.000 baris, sedangkan ini {count}. Persempit dengan pencarian atau filter, atau ekspor sebagai CSV.',
}
