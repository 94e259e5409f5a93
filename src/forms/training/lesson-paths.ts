/** Where answers of a lesson’s questions are explained, without its language. */
export const QUIZ_PATH = '/forms/training/quiz';

/** Where a certificate is made and checked. */
export const CERTIFICATE_PATH = '/forms/training/certificate';
