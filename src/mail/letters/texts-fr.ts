import type { Letters } from './texts-en.ts';

/** See `happenedEn`. */
export const happenedFr = 'Date : {when}. Appareil : {device}.';

export const fr: Letters = {
  verifyEmail: {
    subject: 'Confirmez votre adresse e-mail',
    text: 'Veuillez confirmer que {email} est bien votre adresse. Elle vous sert à vous connecter chez Fenwarden Lisle. Dans un autre navigateur que celui de l’inscription, la page vous demandera aussi votre mot de passe.',
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
    text: 'Saisissez ce code sur la page où vous l’avez demandé, ou ouvrez le lien. Dans un autre navigateur, le lien vous connecte dans celui-là.',
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
  firstSignIn: {
    subject: '{code} : votre code pour créer un compte',
    text: 'Il n’existe pas encore de compte à cette adresse chez Fenwarden Lisle. Saisissez ce code sur la page où vous l’avez demandé, ou ouvrez le lien : l’un comme l’autre crée votre compte et vous connecte. Dans un autre navigateur, le lien vous connecte dans celui-là.',
    button: 'Créer mon compte et me connecter',
    holds: 'Le code et le lien fonctionnent une seule fois, pendant 10 minutes.',
    why: 'Vous recevez ce message parce qu’une connexion a été demandée avec cette adresse. Si vous n’en êtes pas à l’origine, ne faites rien : aucun compte ne sera créé. Ne communiquez ce code à personne : nous ne le demandons jamais.',
  },
  firstSignInLink: {
    subject: 'Votre lien pour créer un compte',
    text: 'Il n’existe pas encore de compte à cette adresse chez Fenwarden Lisle. Ouvrez le lien dans le navigateur où vous l’avez demandé : il crée votre compte et vous connecte.',
    button: 'Créer mon compte et me connecter',
    holds: 'Le lien fonctionne une seule fois, pendant 10 minutes.',
    why: 'Vous recevez ce message parce qu’une connexion a été demandée avec cette adresse. Si vous n’en êtes pas à l’origine, ne faites rien : aucun compte ne sera créé.',
  },
  firstSignInCode: {
    subject: '{code} : votre code pour créer un compte',
    text: 'Il n’existe pas encore de compte à cette adresse chez Fenwarden Lisle. Saisissez ce code sur la page où vous l’avez demandé : il crée votre compte et vous connecte.',
    holds: 'Le code fonctionne une seule fois, pendant 10 minutes.',
    why: 'Vous recevez ce message parce qu’une connexion a été demandée avec cette adresse. Si vous n’en êtes pas à l’origine, ne faites rien : aucun compte ne sera créé. Ne communiquez ce code à personne : nous ne le demandons jamais.',
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
    unless:
      'Si vous n’en êtes pas à l’origine, choisissez aussitôt un nouveau mot de passe et écrivez à security@fenwardenlisle.example.',
    button: 'Choisir un nouveau mot de passe',
    why: 'Nous vous en informons à chaque fois.',
  },
  passwordChangedPasskeysRemoved: {
    subject: 'Votre mot de passe a été modifié et vos clés d’accès supprimées',
    text: 'Le mot de passe de votre compte chez Fenwarden Lisle vient d’être modifié. Toutes ses clés d’accès ont été supprimées et ne permettent plus de se connecter, et tous les appareils ont été déconnectés.',
    unless:
      'Si vous n’en êtes pas à l’origine, choisissez aussitôt un nouveau mot de passe et écrivez à security@fenwardenlisle.example.',
    button: 'Choisir un nouveau mot de passe',
    why: 'Nous vous en informons à chaque fois.',
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
    unless:
      'Si vous n’en êtes pas à l’origine, choisissez aussitôt un nouveau mot de passe : le changement n’aura pas lieu. Écrivez ensuite à security@fenwardenlisle.example.',
    button: 'Choisir un nouveau mot de passe',
    why: 'Nous vous en informons à chaque fois.',
  },
  emailChanged: {
    subject: 'Votre adresse e-mail a été modifiée',
    text: 'L’adresse de votre compte chez Fenwarden Lisle est désormais {email}. La présente adresse ne permet plus de se connecter.',
    unless:
      'Si vous n’en êtes pas à l’origine, écrivez aussitôt à security@fenwardenlisle.example : vous ne pouvez pas l’annuler vous-même, car les liens pour changer de mot de passe sont désormais envoyés à l’autre adresse.',
    why: 'Nous vous en informons à chaque fois.',
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
    unless:
      'Si vous n’en êtes pas à l’origine, supprimez-la aussitôt sous « Connexion et sécurité », choisissez-y un nouveau mot de passe et écrivez à security@fenwardenlisle.example.',
    button: 'Ouvrir Connexion et sécurité',
    why: 'Nous vous en informons à chaque fois.',
  },
  passkeyRemoved: {
    subject: 'Une clé d’accès a été supprimée',
    text: 'La clé d’accès « {name} » ne permet plus de se connecter à votre compte chez Fenwarden Lisle.',
    unless:
      'Si vous n’en êtes pas à l’origine, choisissez aussitôt un nouveau mot de passe et écrivez à security@fenwardenlisle.example.',
    button: 'Choisir un nouveau mot de passe',
    why: 'Nous vous en informons à chaque fois.',
  },
  secondFactorOn: {
    subject: 'Un second facteur a été activé',
    text: 'Votre compte chez Fenwarden Lisle demande désormais aussi une clé d’accès, après le mot de passe ou le code par e-mail.',
    unless:
      'Si vous n’en êtes pas à l’origine, choisissez aussitôt un nouveau mot de passe et écrivez à security@fenwardenlisle.example.',
    button: 'Choisir un nouveau mot de passe',
    why: 'Nous vous en informons à chaque fois.',
  },
  secondFactorOff: {
    subject: 'Le second facteur a été désactivé',
    text: 'Votre compte chez Fenwarden Lisle ne demande plus de clé d’accès en plus : un mot de passe ou un code par e-mail suffit pour se connecter.',
    unless:
      'Si vous n’en êtes pas à l’origine, choisissez aussitôt un nouveau mot de passe et écrivez à security@fenwardenlisle.example.',
    button: 'Choisir un nouveau mot de passe',
    why: 'Nous vous en informons à chaque fois.',
  },
  accountsJoined: {
    subject: 'Deux comptes ont été réunis',
    text: 'Chez Fenwarden Lisle, le compte {other} a été rattaché au compte {email}. Les deux adresses mènent désormais à {email}, avec le mot de passe et les clés d’accès de ce compte ; ceux de {other} n’ouvrent plus rien tant que les comptes sont réunis.',
    unless:
      'Si vous n’en êtes pas à l’origine, choisissez aussitôt un nouveau mot de passe : les comptes seront séparés. Écrivez ensuite à security@fenwardenlisle.example.',
    button: 'Choisir un nouveau mot de passe',
    why: 'Nous en informons les deux adresses à chaque fois.',
  },
  accountsSeparated: {
    subject: 'Deux comptes ont été séparés',
    text: 'Chez Fenwarden Lisle, le compte {other} n’est plus rattaché au compte {email}. Chacun retrouve son propre mot de passe et ses propres clés d’accès.',
    unless:
      'Si vous n’en êtes pas à l’origine, choisissez aussitôt un nouveau mot de passe et écrivez à security@fenwardenlisle.example.',
    button: 'Choisir un nouveau mot de passe',
    why: 'Nous en informons les deux adresses à chaque fois.',
  },
};
