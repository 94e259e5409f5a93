import type { Letters } from './texts-en.ts';

export const fr: Letters = {
  verifyEmail: {
    subject: 'Confirmez votre adresse e-mail',
    text: 'Veuillez confirmer que {email} est bien votre adresse. Elle vous sert à vous connecter chez Fenwarden Lisle.',
    button: 'Confirmer cette adresse',
    holds: 'Le lien fonctionne une seule fois, pendant 24 heures.',
    why: 'Vous recevez ce message parce que cette adresse a servi à une inscription. Si vous n’en êtes pas à l’origine, ne faites rien : l’adresse ne sera pas confirmée.',
  },
  existingAccount: {
    subject: 'Vous avez déjà un compte',
    text: 'Quelqu’un, sans doute vous, a tenté de s’inscrire chez Fenwarden Lisle avec {email}. Un compte existe déjà à cette adresse : connectez-vous comme d’habitude. Si vous avez oublié le mot de passe, vous pouvez en choisir un nouveau.',
    button: 'Choisir un nouveau mot de passe',
    holds: 'Le lien fonctionne une seule fois, pendant une heure.',
    why: 'Vous recevez ce message parce que cette adresse a été saisie dans le formulaire d’inscription. Si vous n’en êtes pas à l’origine, ne faites rien : votre compte est inchangé.',
  },
  signIn: {
    subject: '{code} : votre code de connexion',
    text: 'Saisissez ce code sur la page où vous l’avez demandé, ou ouvrez le lien dans le même navigateur.',
    button: 'Se connecter',
    holds: 'Le code et le lien fonctionnent une seule fois, pendant 10 minutes.',
    why: 'Vous recevez ce message parce qu’une connexion a été demandée avec cette adresse. Si vous n’en êtes pas à l’origine, ne faites rien et ne communiquez ce code à personne : nous ne le demandons jamais.',
  },
  signInLink: {
    subject: 'Votre lien de connexion',
    text: 'Ouvrez le lien dans le navigateur où vous l’avez demandé.',
    button: 'Se connecter',
    holds: 'Le lien fonctionne une seule fois, pendant 10 minutes.',
    why: 'Vous recevez ce message parce qu’une connexion a été demandée avec cette adresse. Si vous n’en êtes pas à l’origine, ne faites rien.',
  },
  signInCode: {
    subject: '{code} : votre code de connexion',
    text: 'Saisissez ce code sur la page où vous l’avez demandé.',
    holds: 'Le code fonctionne une seule fois, pendant 10 minutes.',
    why: 'Vous recevez ce message parce qu’une connexion a été demandée avec cette adresse. Si vous n’en êtes pas à l’origine, ne faites rien et ne communiquez ce code à personne : nous ne le demandons jamais.',
  },
  resetPassword: {
    subject: 'Choisissez un nouveau mot de passe',
    text: 'Ce lien vous permet de choisir un nouveau mot de passe pour votre compte chez Fenwarden Lisle. Vous serez ensuite déconnecté de tous vos appareils.',
    button: 'Choisir un nouveau mot de passe',
    holds: 'Le lien fonctionne une seule fois, pendant une heure.',
    why: 'Vous recevez ce message parce qu’un nouveau mot de passe a été demandé avec cette adresse. Si vous n’en êtes pas à l’origine, ne faites rien : votre mot de passe est inchangé.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été modifié',
    text: 'Le mot de passe de votre compte chez Fenwarden Lisle vient d’être modifié et tous les appareils ont été déconnectés.',
    why: 'Nous vous en informons à chaque fois. Si vous n’en êtes pas à l’origine, choisissez aussitôt un nouveau mot de passe depuis la page de connexion et écrivez à security@fenwardenlisle.example.',
  },
  changeEmail: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    text: 'Veuillez confirmer que vous souhaitez désormais vous connecter chez Fenwarden Lisle avec {email}.',
    button: 'Utiliser cette adresse',
    holds: 'Le lien fonctionne une seule fois, pendant 24 heures.',
    why: 'Vous recevez ce message parce que le titulaire d’un compte a saisi cette adresse comme nouvelle adresse. Si vous n’en êtes pas à l’origine, ne faites rien : rien ne change.',
  },
  emailChangeAsked: {
    subject: 'Un changement d’adresse a été demandé',
    text: 'Une personne connectée à votre compte chez Fenwarden Lisle a demandé que l’adresse devienne {email}. Le changement prendra effet une fois confirmé à cette adresse.',
    why: 'Nous vous en informons à chaque fois. Si vous n’en êtes pas à l’origine, choisissez aussitôt un nouveau mot de passe depuis la page de connexion et écrivez à security@fenwardenlisle.example.',
  },
  emailChanged: {
    subject: 'Votre adresse e-mail a été modifiée',
    text: 'L’adresse de votre compte chez Fenwarden Lisle est désormais {email}. La présente adresse ne permet plus de se connecter.',
    why: 'Nous vous en informons à chaque fois. Si vous n’en êtes pas à l’origine, écrivez à security@fenwardenlisle.example.',
  },
  unlock: {
    subject: 'Votre compte est verrouillé pour un moment',
    text: 'Un mot de passe ou un code erroné a été saisi trop souvent pour votre compte. Pour le protéger, personne ne peut s’y connecter pour l’instant. Si c’était vous, déverrouillez-le et réessayez.',
    button: 'Déverrouiller mon compte',
    holds:
      'Le lien fonctionne une seule fois, pendant 24 heures ; ensuite, le compte se sera déverrouillé de lui-même.',
    why: 'Vous recevez ce message parce que votre compte a été verrouillé. Si ces tentatives ne viennent pas de vous, vous n’avez rien à faire : personne n’a pu entrer.',
  },
  passkeyAdded: {
    subject: 'Une clé d’accès a été ajoutée',
    text: 'La clé d’accès « {name} » permet désormais de se connecter à votre compte chez Fenwarden Lisle.',
    why: 'Nous vous en informons à chaque fois. Si vous n’en êtes pas à l’origine, supprimez-la sous « Connexion et sécurité », choisissez un nouveau mot de passe et écrivez à security@fenwardenlisle.example.',
  },
  passkeyRemoved: {
    subject: 'Une clé d’accès a été supprimée',
    text: 'La clé d’accès « {name} » ne permet plus de se connecter à votre compte chez Fenwarden Lisle.',
    why: 'Nous vous en informons à chaque fois. Si vous n’en êtes pas à l’origine, choisissez aussitôt un nouveau mot de passe depuis la page de connexion et écrivez à security@fenwardenlisle.example.',
  },
};
